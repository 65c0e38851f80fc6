import { useQueryClient } from '@tanstack/react-query';
import { FileCheck2, X } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import { fileKindNames, fileKinds, kindOfName, kindsInWords } from '#schemas/file-kinds.ts';
import type { CampoAtividade } from '#schemas/shapes/fluxo-atividade.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { UploadContext } from '#src/data/upload.ts';
import { rememberSent, useStoredFile } from '#src/engine/file/use-stored-file.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from './Fluxo.module.css';

interface ArquivoFieldProps {
  readonly campo: Pick<CampoAtividade, 'rotulo' | 'obrigatorio' | 'ajuda'>;
  /** The id of what was sent; empty, nothing was. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onSending?: ((on: boolean) => void) | undefined;
}

/** What the window that chooses files offers; a phone offers its camera too. */
const accepted = Object.fromEntries(
  Object.values(fileKinds).map(({ type, extensions }) => [type, extensions.map((one) => `.${one}`)]),
);

/** A question that is answered with a file: it is sent when it is chosen, and what is answered is its id. */
export const ArquivoField = ({ campo, value, error, onChange, onSending }: ArquivoFieldProps) => {
  const text = useText();
  const id = useId();
  const client = useQueryClient();
  const upload = useContext(UploadContext);
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const { rotulo, obrigatorio, ajuda } = campo;
  const tipos = kindsInWords(fileKindNames, text('atividades.ou'));
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const serves = kindOfName(file.name) !== undefined;
    setRefused(serves ? undefined : text('atividades.arquivoTipo', { nome: file.name, tipos }));
    if (!serves) return;
    setSending(file.name);
    onSending?.(true);
    try {
      const { id: arquivo, nome, tipo, tamanho } = await upload(file);
      rememberSent(client, arquivo, { nome, tipo, tamanho });
      onChange(arquivo);
    } catch (problem) {
      setRefused(problem instanceof HttpProblem ? problem.message : text('atividades.arquivoFalhou'));
      if (!(problem instanceof HttpProblem)) throw problem;
    } finally {
      setSending(undefined);
      onSending?.(false);
    }
  };
  return (
    <div
      role="group"
      className={styles.file}
      aria-labelledby={`${id}-rotulo`}
      aria-describedby={ajuda === undefined ? undefined : `${id}-ajuda`}
    >
      <span id={`${id}-rotulo`} className="sm">
        {rotulo}
        {obrigatorio && ' *'}
      </span>
      {value !== '' && <Enviado id={value} onRemove={() => onChange('')} />}
      <FileDrop
        label={rotulo}
        kinds={sending === undefined ? tipos : text('atividades.arquivoEnviando', { nome: sending })}
        accept={accepted}
        multiple={false}
        disabled={sending !== undefined}
        problem={refused ?? error}
        onChoose={([file]) => void choose(file)}
      />
      {ajuda !== undefined && (
        <p id={`${id}-ajuda`} className="xs sub">
          {ajuda}
        </p>
      )}
    </div>
  );
};

interface EnviadoProps {
  readonly id: string;
  readonly onRemove: () => void;
}

const Enviado = ({ id, onRemove }: EnviadoProps) => {
  const text = useText();
  const { nome = text('atividades.arquivo'), tamanho } = useStoredFile(id).label ?? {};
  return (
    <span className={styles.sent}>
      <FileCheck2 size={18} aria-hidden="true" />
      <span className="grow" role="status">
        {nome} {tamanho !== undefined && <span className="xs mut num">{formatBytes(tamanho)}</span>}
      </span>
      <IconAction
        icon={X}
        size="small"
        label={text('atividades.arquivoTirar', { nome })}
        onClick={onRemove}
      />
    </span>
  );
};
