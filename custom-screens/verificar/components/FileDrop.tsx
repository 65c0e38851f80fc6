import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { canHash } from '#src/data/hash-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Verificar.module.css';

/** The place where a PDF is dropped or chosen; where the browser cannot check it, the reason. */
export const FileDrop = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const text = useText();
  const inputId = useId();
  const [over, setOver] = useState(false);
  if (!canHash())
    return (
      <Note tone="ambar">
        <b>{text('verificar.semHttps.titulo')}.</b> {text('verificar.semHttps.texto')}
      </Note>
    );
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileUp size={28} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b>{text('verificar.solte')}</b> {text('verificar.ou')}{' '}
        <input
          id={inputId}
          className={classes(styles.file, 'vh')}
          type="file"
          accept="application/pdf,.pdf,.xml,.p7s"
          onChange={(event) => {
            take(event.target.files);
            // the same file may be chosen again after it was corrected
            event.target.value = '';
          }}
        />
        <label className={styles.choose} htmlFor={inputId}>
          {text('verificar.escolha')}
        </label>
      </p>
      <p className="sm sub">{text('verificar.local')}</p>
    </div>
  );
};
