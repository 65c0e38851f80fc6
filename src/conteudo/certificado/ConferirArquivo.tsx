import Button from '@mui/material/Button';
import { BadgeCheck, FileDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Conferida } from './Conferida.tsx';
import styles from './ConferirArquivo.module.css';
import { useConferencia, type Door } from './use-conferencia.ts';

interface ConferirArquivoProps {
  readonly file: File;
  readonly door: Door;
  /** It is sent without asking: the person came for that. */
  readonly atOnce?: boolean;
}

/** The signatures of a file that somebody has, one line for each question, each with its reason and where it is known from. */
export const ConferirArquivo = ({ file, door, atOnce = false }: ConferirArquivoProps) => {
  const text = useText();
  const titleId = useId();
  const inputId = useId();
  const { result, busy, problem, check, saveReport, saveJson } = useConferencia(door);
  const asked = useRef(false);
  useEffect(() => {
    if (!atOnce || asked.current) return;
    asked.current = true;
    void check({ file });
  }, [atOnce, file, check]);
  return (
    <section className={styles.check} aria-labelledby={titleId} aria-busy={busy}>
      <h2 id={titleId} className={styles.title}>
        {text('conferencia.arquivo.titulo')}
      </h2>
      {!result && (
        <p className="sm">
          {text(door === 'publico' ? 'conferencia.arquivo.textoPublico' : 'conferencia.arquivo.texto')}
        </p>
      )}
      {problem !== undefined && (
        <Note tone="rubro" alert>
          {problem}
        </Note>
      )}
      {!result && (
        <div>
          <Button
            variant="outlined"
            startIcon={<BadgeCheck aria-hidden="true" />}
            loading={busy}
            loadingPosition="start"
            onClick={() => void check({ file })}
          >
            {text('conferencia.arquivo.conferir')}
          </Button>
        </div>
      )}
      <div role="status">
        {busy && <p className="sm">{text('conferencia.arquivo.conferindo', { nome: file.name })}</p>}
        {result && (
          <p className="sm">
            <b>{result.nome}</b>{' '}
            {text('conferencia.arquivo.resultado', {
              count: result.itens.length,
              quando: formatMoment(result.conferidoEm),
            })}
          </p>
        )}
      </div>
      {result?.problema !== undefined && <Note tone="ambar">{result.problema}</Note>}
      {result?.faltaConteudo && (
        <p>
          <input
            id={inputId}
            className="vh"
            type="file"
            onChange={(event) => {
              const content = event.target.files?.[0];
              if (content) void check({ file: content, signature: file });
            }}
          />
          <label className={styles.choose} htmlFor={inputId}>
            {text('conferencia.arquivo.escolherConteudo')}
          </label>
        </p>
      )}
      {result?.itens.map((signature, index) => (
        <Conferida key={`${index} ${signature.campo}`} signature={signature} />
      ))}
      {result && (
        <>
          <p className={styles.digest}>
            SHA-256: <span className="mono">{result.sha256}</span>
          </p>
          <details className={styles.material}>
            <summary>{text('conferencia.arquivo.material', { count: result.material.length })}</summary>
            <ul>
              {result.material.map(({ nome, listaDe }) => (
                <li key={nome}>
                  {listaDe === undefined
                    ? text('conferencia.arquivo.semLista', { nome })
                    : text('conferencia.arquivo.comLista', { nome, de: formatMoment(listaDe) })}
                </li>
              ))}
            </ul>
          </details>
          <div className={styles.actions}>
            <Button
              size="small"
              startIcon={<FileDown aria-hidden="true" />}
              onClick={() => void saveReport()}
            >
              {text('conferencia.arquivo.pdf')}
            </Button>
            <Button size="small" startIcon={<FileDown aria-hidden="true" />} onClick={saveJson}>
              {text('conferencia.arquivo.json')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
