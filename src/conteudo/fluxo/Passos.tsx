import Link from '@mui/material/Link';
import { Download } from 'lucide-react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { download } from '#src/data/download.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Fluxo.module.css';

type Passo = FluxoDoConteudo['passos'][number];

interface PassosProps {
  readonly passos: readonly Passo[];
}

/** Who did it; where somebody did it for another, both names. */
const useWho = (): ((passo: Passo) => string) => {
  const text = useText();
  return ({ por = '', porQuem }) =>
    porQuem === undefined ? por : text('atividades.porSubstituicao', { quem: por, porQuem });
};

/** Why what waits now was given back, while that is the last thing that anybody did. */
export const Devolvido = ({ passos }: PassosProps) => {
  const text = useText();
  const whoOf = useWho();
  const last = passos.findLast(({ por }) => por !== undefined);
  if (last?.decisao !== 'DEVOLVER' || last.motivo === undefined) return null;
  const { em, motivo } = last;
  return (
    <div className={styles.returned}>
      <Note tone="ambar">
        {text('atividades.devolvido', { quem: whoOf(last), dia: formatDay(em), motivo })}
      </Note>
    </div>
  );
};

/** What was done, by whom, with what was answered, and what was not done in time. */
export const Passos = ({ passos }: PassosProps) => {
  const text = useText();
  const whoOf = useWho();
  if (passos.length === 0) return null;
  const said = (passo: Passo): string => {
    const [nome, dia] = [passo.nome, formatDay(passo.em)];
    if (passo.expirou) return text('atividades.passoExpirou', { nome, dia });
    return passo.por === undefined
      ? text('atividades.passoDoSistema', { nome, dia })
      : text('atividades.passo', { nome, quem: whoOf(passo), dia });
  };
  return (
    <details>
      <summary>{text('atividades.passou')}</summary>
      <ol className={styles.steps}>
        {passos.map((passo) => (
          <li key={passo.id}>
            {said(passo)}
            <Said passo={passo} />
          </li>
        ))}
      </ol>
    </details>
  );
};

const Said = ({ passo: { id, decisao, motivo, respostas = [] } }: { readonly passo: Passo }) => {
  const text = useText();
  return (
    <>
      {decisao && (
        <div className="sm">
          <b>{text(decisao === 'APROVAR' ? 'atividades.aprovou' : 'atividades.devolveu')}</b>
        </div>
      )}
      {motivo !== undefined && <div className="sm sub">{motivo}</div>}
      {respostas.map(({ rotulo, valor, arquivo }) => (
        <div key={rotulo} className="sm sub">
          {rotulo}: {arquivo === undefined ? valor : <Arquivo id={id} chave={arquivo} nome={valor} />}
        </div>
      ))}
    </>
  );
};

interface ArquivoProps {
  readonly id: number;
  readonly chave: string;
  readonly nome: string;
}

/** A file that was answered with, to be kept by who reads. */
const Arquivo = ({ id, chave, nome }: ArquivoProps) => (
  <Link
    component="button"
    type="button"
    className={styles.link}
    onClick={() => void download(fluxoAtividadeApi.arquivo, { params: { id, chave } })}
  >
    {nome}
    <Download size={14} aria-hidden="true" />
  </Link>
);
