import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useState } from 'react';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import styles from '../Externo.module.css';

/** Sends a file of somebody from outside, by their own call. */
export const sendFile = (file: File): Promise<ArquivoGuardado> =>
  call(solicitacaoApi.arquivo, { files: { arquivo: file } }, { ownDenial: true });

const most = 20;

interface ArquivosProps {
  readonly sent: readonly ArquivoGuardado[];
  readonly onChange: (sent: readonly ArquivoGuardado[]) => void;
  readonly onBusy: (busy: boolean) => void;
  readonly error?: string | undefined;
  readonly label?: string;
  /** A single one: in PDF, or of any kind that is taken. */
  readonly one?: 'pdf' | 'any';
}

/** Files to go with a request: each is sent and judged when it is chosen. */
export const Arquivos = ({ sent, onChange, onBusy, error, label, one }: ArquivosProps) => {
  const text = useText();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const choose = async (files: readonly File[]): Promise<void> => {
    setProblem(undefined);
    setSending(true);
    onBusy(true);
    let now = sent;
    const refused: string[] = [];
    try {
      for (const file of files) {
        const limit = one ? 1 : most;
        if (now.length >= limit) {
          refused.push(text(one ? 'externo.arquivos.umSo' : 'externo.arquivos.muitos', { n: limit }));
          break;
        }
        // one that does not serve says so by its name, and does not keep the others out
        const kept = await sendFile(file).catch((problem: unknown) => {
          if (!(problem instanceof HttpProblem)) throw problem;
          const why = problem.erros[0]?.mensagem ?? problem.message;
          refused.push(text('externo.arquivos.recusado', { nome: file.name, motivo: why }));
          return undefined;
        });
        if (!kept) continue;
        now = [...now, kept];
        onChange(now);
      }
    } finally {
      if (refused.length > 0) setProblem(refused.join(' '));
      setSending(false);
      onBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <FileDrop
        label={label ?? text('externo.arquivos.escolher')}
        kinds={text(`externo.arquivos.${sending ? 'enviando' : one === 'pdf' ? 'soPdf' : 'tipos'}`)}
        disabled={sending}
        problem={problem ?? error}
        onChoose={(files) => void choose(files)}
      />
      {sent.length > 0 && (
        <ul className={styles.files} aria-label={text('externo.arquivos.titulo')}>
          {sent.map(({ id, nome, tamanho }) => (
            <li key={id}>
              <span className="grow">
                {nome} <span className="xs mut num">{formatBytes(tamanho)}</span>
              </span>
              <IconButton
                aria-label={text('externo.arquivos.retirar', { nome })}
                onClick={() => onChange(sent.filter((one) => one.id !== id))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
