import { Route } from 'lucide-react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { FluxoDoConteudo as Fluxo } from '#schemas/generated.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Atividade } from './Atividade.tsx';
import { DesenhoPequeno } from './DesenhoPequeno.tsx';
import styles from './Fluxo.module.css';

/** Milliseconds between the looks while the flow moves by itself. */
const every = 4_000;

/** Where the flow of a content stands: what it waits for, what the person may do, what came before. */
export const FluxoDoConteudo = ({ id }: { readonly id: number }) => {
  const text = useText();
  const { data } = useRead(
    fluxoAtividadeApi.doConteudo,
    { params: { id } },
    { ownError: true, quiet: true, staleTime: 0 },
  );
  const moves = data?.situacao === 'ATIVA' && data.abertas.every(({ especie }) => especie === 'TRABALHO');
  useRead(
    fluxoAtividadeApi.doConteudo,
    { params: { id } },
    { ownError: true, quiet: true, enabled: moves, ...(moves ? { every } : {}) },
  );
  const { data: desenho } = useRead(
    fluxoAtividadeApi.desenhoDoConteudo,
    { params: { id } },
    { ownError: true, quiet: true, enabled: data?.nome !== undefined },
  );
  if (data?.nome === undefined || data.situacao === undefined) return null;
  return (
    <Sheet
      title={
        <>
          <Route size={18} aria-hidden="true" /> {text('atividades.doConteudo', { nome: data.nome })}
        </>
      }
      className={styles.sheet ?? ''}
    >
      <p className="sm sub">
        {text(`atividades.situacao.${data.situacao}`, { problema: data.problema ?? '' })}
        {desenho?.passo !== undefined &&
          desenho.de !== undefined &&
          ` · ${text('atividades.posicao', { passo: desenho.passo, de: desenho.de })}`}
      </p>
      {desenho && <DesenhoPequeno desenho={desenho} />}
      {data.abertas.length > 0 && (
        <>
          <h3 className={styles.heading}>{text('atividades.esperando')}</h3>
          {data.abertas.map((one) => (
            <Atividade key={one.id} atividade={one} />
          ))}
        </>
      )}
      <Passos passos={data.passos} />
    </Sheet>
  );
};

const Passos = ({ passos }: Pick<Fluxo, 'passos'>) => {
  const text = useText();
  if (passos.length === 0) return null;
  return (
    <details>
      <summary>{text('atividades.passou')}</summary>
      <ol className={styles.steps}>
        {passos.map(({ id, nome, por, em, decisao, motivo, respostas = [] }) => (
          <li key={id}>
            {por === undefined
              ? text('atividades.passoDoSistema', { nome, dia: formatDay(em) })
              : text('atividades.passo', { nome, quem: por, dia: formatDay(em) })}
            {decisao && (
              <div className="sm">
                <b>{text(decisao === 'APROVAR' ? 'atividades.aprovou' : 'atividades.devolveu')}</b>
              </div>
            )}
            {motivo !== undefined && <div className="sm sub">{motivo}</div>}
            {respostas.map(({ rotulo, valor }) => (
              <div key={rotulo} className="sm sub">
                {rotulo}: {valor}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
};
