import { Button, LinearProgress } from '@mui/material';
import { FileCheck, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { uploadFile } from '#src/data/upload.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useStanding } from '../form/standing.ts';
import { imageLimits, refusalOfImage } from './check-image.ts';
import { StoredImage } from './StoredImage.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

/** A file, or an image within its limits: sent when chosen, the record keeps its id. */
export function FileWidget(props: FieldWidgetProps) {
  const text = useText();
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const field = fieldOf(props);
  const { id: _, 'aria-required': __, ...aria } = useControl(props);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const image = field.property['x-image'];
  const stored = typeof value === 'string' && value !== '' ? value : undefined;
  // the record has it only when it comes back as the value
  const [arriving, setArriving] = useState<string>();
  const onTheWay = sending || (arriving !== undefined && arriving !== stored);
  const idle = disabled || readonly || onTheWay;
  useStanding(id, { sending: onTheWay, failed: problem !== undefined });
  useEffect(() => {
    if (arriving === stored) setArriving(undefined);
  }, [arriving, stored]);

  const send = async (file: File): Promise<void> => {
    const refusal = image && (await refusalOfImage(file, image));
    setProblem(refusal);
    if (refusal !== undefined) return;
    setSending(true);
    try {
      const { id: fileId } = await uploadFile(file, { ownDenial: true });
      setArriving(fileId);
      onChange(fileId);
    } catch (error) {
      setProblem(error instanceof HttpProblem ? error.message : text('cadastro.campo.falhaEnvio'));
    } finally {
      setSending(false);
      onBlur(id, value);
    }
  };
  const label = stored
    ? text('cadastro.campo.trocarArquivo')
    : text(image ? 'cadastro.campo.enviarImagem' : 'cadastro.campo.enviarArquivo');
  return (
    <div className={styles.file}>
      {stored &&
        (image ? (
          <StoredImage id={stored} alt={text('cadastro.campo.imagemAtual', { campo: field.title })} />
        ) : (
          <StoredFile />
        ))}
      <div>
        <div className={styles.fileButtons}>
          <Button
            id={id}
            size="small"
            startIcon={<Upload aria-hidden />}
            disabled={idle}
            {...aria}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          {stored && (
            <Button
              size="small"
              variant="text"
              disabled={idle}
              onClick={() => {
                setProblem(undefined);
                onChange(undefined);
              }}
            >
              {text('cadastro.campo.retirarArquivo')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={image?.types.join(',')}
          aria-label={field.title}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
        {onTheWay && <LinearProgress aria-label={text('cadastro.campo.enviando')} />}
        {image && !field.property.description && <p className="xs mut">{imageLimits(image)}</p>}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

function StoredFile() {
  const text = useText();
  return (
    <span className="row sm">
      <FileCheck size={16} aria-hidden />
      {text('cadastro.campo.arquivoGuardado')}
    </span>
  );
}
