import { ChevronDown, ChevronUp, Route } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Atividade } from './Atividade.tsx';
import { DesenhoPequeno } from './DesenhoPequeno.tsx';
import styles from './Fluxo.module.css';
import { Devolvido, Passos } from './Passos.tsx';

/** What the person does elsewhere, and the flow hears of in its own time. */
const doneByAct = ({ especie, posso }: AtividadeFluxo): boolean =>
  posso && especie !== 'FORMULARIO' && especie !== 'APROVACAO';

/** Milliseconds between the looks while the flow moves by itself. */
const every = 4_000;
/** The same of one that was just begun, and whose first step is about to come. */
const soon = 1_000;

/** Where the flow of a content stands: what it waits for, what the person may do, what came before. */
export const FluxoDoConteudo = ({ id }: { readonly id: number }) => {
  const text = useText();
  const [folded, setFolded] = useState(false);
  const { data } = useRead(
    fluxoAtividadeApi.doConteudo,
    { params: { id } },
    { ownError: true, quiet: true, staleTime: 0 },
  );
  const moves =
    data?.situacao === 'ATIVA' &&
    (data.abertas.every(({ especie }) => especie === 'TRABALHO') || data.abertas.some(doneByAct));
  const begins = moves && data.abertas.length + data.passos.length === 0;
  useRead(
    fluxoAtividadeApi.doConteudo,
    { params: { id } },
    { ownError: true, quiet: true, enabled: moves, every: moves ? (begins ? soon : every) : undefined },
  );
  const { data: desenho, refetch } = useRead(
    fluxoAtividadeApi.desenhoDoConteudo,
    { params: { id } },
    { ownError: true, quiet: true, staleTime: 0, enabled: data?.nome !== undefined },
  );
  // the flow that moved by itself is drawn where it is now
  const where = data && JSON.stringify([data.situacao, data.abertas.map((one) => one.id)]);
  const drawn = useRef(where);
  useEffect(() => {
    if (drawn.current !== undefined && drawn.current !== where) void refetch({ cancelRefetch: false });
    drawn.current = where;
  }, [where, refetch]);
  if (data?.nome === undefined || data.situacao === undefined) return null;
  const position =
    desenho?.passo === undefined || desenho.de === undefined
      ? undefined
      : text('atividades.posicao', { passo: desenho.passo, de: desenho.de });
  const now = data.abertas.map(({ nome }) => nome).join(', ');
  return (
    <Sheet
      title={
        <>
          <Route size={18} aria-hidden="true" /> {text('atividades.doConteudo', { nome: data.nome })}
        </>
      }
      side={
        <IconAction
          icon={folded ? ChevronDown : ChevronUp}
          size="small"
          label={text(folded ? 'atividades.mostrarFluxo' : 'atividades.recolherFluxo')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        />
      }
      className={styles.sheet ?? ''}
    >
      <p className="sm sub">
        {[
          text(`atividades.situacao.${data.situacao}`, { problema: data.problema ?? '' }),
          ...(position === undefined ? [] : [position]),
          ...(folded && now !== '' ? [text('atividades.agoraE', { nomes: now })] : []),
        ].join(' · ')}
      </p>
      {!folded && (
        <div className={styles.parts}>
          {data.abertas.length > 0 && (
            <div>
              <h3 className={styles.heading}>{text('atividades.esperando')}</h3>
              <Devolvido passos={data.passos} />
              {data.abertas.map((one) => (
                <Atividade key={one.id} atividade={one} />
              ))}
            </div>
          )}
          <div>
            {desenho && <DesenhoPequeno desenho={desenho} />}
            <Passos passos={data.passos} />
          </div>
        </div>
      )}
    </Sheet>
  );
};
