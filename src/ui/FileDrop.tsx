import Button from '@mui/material/Button';
import { Camera, CloudUpload } from 'lucide-react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  readonly label: string;
  /** What kinds of file are taken, in words. */
  readonly kinds: string;
  /** For the window that chooses files, kinds with their extensions; absent, whatever comes. */
  readonly accept?: Readonly<Record<string, string[]>>;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  readonly problem?: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

/** What the camera of a phone gives. */
const photo = 'image/jpeg';

/** A place to drop files on, with a button for who does not drag, and another for who has the paper in hand and a phone. What was dropped is judged by who asked for it. */
export const FileDrop = ({
  label,
  kinds,
  accept,
  multiple = true,
  disabled,
  problem,
  onChoose,
}: FileDropProps) => {
  const text = useText();
  const camera = useRef<HTMLInputElement>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled,
    multiple,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, refused) => onChoose([...taken, ...refused.map(({ file }) => file)]),
    accept,
  });
  return (
    <div {...getRootProps({ className: classes(styles.drop, isDragActive && styles.over) })}>
      <input {...getInputProps({ 'aria-label': label })} />
      <CloudUpload size={22} aria-hidden="true" />
      <p className="sm">
        {isDragActive ? (
          text('ui.arquivo.solte')
        ) : (
          <>
            <span className={styles.drag}>{text('ui.arquivo.arraste')} </span>
            <Button size="small" onClick={open} disabled={disabled}>
              {text('ui.arquivo.escolha')}
            </Button>
            {accept && photo in accept && (
              <>
                <input
                  ref={camera}
                  type="file"
                  hidden
                  accept={photo}
                  capture="environment"
                  aria-label={text('ui.arquivo.fotografe')}
                  onChange={({ currentTarget: input }) => {
                    onChoose([...(input.files ?? [])]);
                    // the same picture taken again is another one
                    input.value = '';
                  }}
                />
                <Button
                  size="small"
                  className={styles.camera}
                  startIcon={<Camera aria-hidden="true" />}
                  disabled={disabled}
                  onClick={() => camera.current?.click()}
                >
                  {text('ui.arquivo.fotografe')}
                </Button>
              </>
            )}
          </>
        )}
      </p>
      <p className="xs mut">{kinds}</p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};
