import { Button, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Upload, X } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { UploadContext } from '#src/data/upload.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { StoredFile } from '../file/StoredFile.tsx';
import { rememberSent, useStoredFile } from '../file/use-stored-file.ts';
import { useStanding } from '../form/standing.ts';
import { acceptOf, fileLimits, refusalOfFile } from './check-file.ts';
import { imageLimits, refusalOfImage } from './check-image.ts';
import { StoredImage } from './StoredImage.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

/** A file, an image within its limits, or several files: sent when chosen, the record keeps their ids. */
export function FileWidget(props: FieldWidgetProps) {
  const text = useText();
  const client = useQueryClient();
  const upload = useContext(UploadContext);
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const field = fieldOf(props);
  const { id: _, 'aria-required': __, ...aria } = useControl(props);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const image = field.property['x-image'];
  const limits = field.property['x-file'] ?? {};
  const several = field.property.type === 'array';
  const stored = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
  // the record has it only when it comes back as the value
  const [arriving, setArriving] = useState<string>();
  const here = arriving !== undefined && stored.includes(arriving);
  const onTheWay = sending || (arriving !== undefined && !here);
  const idle = disabled || readonly || onTheWay;
  useStanding(id, { sending: onTheWay, failed: problem !== undefined });
  useEffect(() => {
    if (here) setArriving(undefined);
  }, [here]);

  const send = async (file: File): Promise<void> => {
    const refusal = image ? await refusalOfImage(file, image) : refusalOfFile(file, limits);
    setProblem(refusal);
    if (refusal !== undefined) return;
    setSending(true);
    try {
      const { id: fileId, nome, tipo, tamanho } = await upload(file);
      rememberSent(client, fileId, { nome, tipo, tamanho });
      setArriving(fileId);
      onChange(several ? [...stored, fileId] : fileId);
    } catch (error) {
      setProblem(error instanceof HttpProblem ? error.message : text('cadastro.campo.falhaEnvio'));
    } finally {
      setSending(false);
      onBlur(id, value);
    }
  };
  const remove = (one: string): void => {
    setProblem(undefined);
    const left = stored.filter((other) => other !== one);
    onChange(left.length > 0 ? left : undefined);
  };
  const [only] = several ? [] : stored;
  const label = several
    ? text('cadastro.campo.incluirArquivo')
    : only !== undefined
      ? text('cadastro.campo.trocarArquivo')
      : text(image ? 'cadastro.campo.enviarImagem' : 'cadastro.campo.enviarArquivo');
  return (
    <div className={styles.file}>
      {stored.length > 0 && (
        <div className={styles.files}>
          {image && only !== undefined && (
            <StoredImage id={only} alt={text('cadastro.campo.imagemAtual', { campo: field.title })} />
          )}
          {stored.map((one) => (
            <span key={one} className={styles.oneFile}>
              <StoredFile id={one} />
              {several && <RemoveFile id={one} disabled={idle} onRemove={() => remove(one)} />}
            </span>
          ))}
        </div>
      )}
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
          {only !== undefined && (
            <Button size="small" variant="text" disabled={idle} onClick={() => remove(only)}>
              {text('cadastro.campo.retirarArquivo')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={image ? image.types.join(',') : acceptOf(limits)}
          aria-label={field.title}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
        {onTheWay && <LinearProgress aria-label={text('cadastro.campo.enviando')} />}
        {image
          ? !field.property.description && <p className="xs mut">{imageLimits(image)}</p>
          : !readonly && <p className="xs mut">{fileLimits(limits)}</p>}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

interface RemoveFileProps {
  id: string;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function RemoveFile({ id, disabled = false, onRemove }: RemoveFileProps) {
  const text = useText();
  const nome = useStoredFile(id).label?.nome ?? text('cadastro.campo.arquivoGuardado');
  return (
    <IconAction
      icon={X}
      size="small"
      disabled={disabled}
      label={text('cadastro.campo.retirarNome', { nome })}
      onClick={onRemove}
    />
  );
}
