import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { useState } from 'react';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { DesenhoFluxo, DesenhosSalvos } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Drawing } from '../drawing.ts';
import panel from '../FluxoGerenciar.module.css';
import { openDrawing, type Opened } from '../use-drawing.ts';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';

type DesenhoSalvo = DesenhosSalvos['itens'][number];

interface SalvosProps {
  readonly desenho: DesenhoFluxo;
  /** What is on the paper. */
  readonly drawing: Drawing;
  /** Puts one that was saved before in its place; it can be taken back. */
  readonly onBring: (opened: Opened) => Promise<void>;
}

/** What the draft was when it was saved before, each to be seen beside what is on the paper and brought back. */
export const Salvos = (props: SalvosProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (open) return <Lista {...props} />;
  return (
    <Button size="small" startIcon={<History size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {text('fluxoDesenho.salvos.ver')}
    </Button>
  );
};

/** What was asked for comes where it is read: the panel ends where its button was. */
const intoView = (title: HTMLElement | null): void => title?.scrollIntoView({ block: 'start' });

const Lista = ({ desenho, drawing, onBring }: SalvosProps) => {
  const text = useText();
  const { id } = desenho.fluxo;
  const [seen, setSeen] = useState<Opened & { readonly name: string }>();
  const { data, error, refetch } = useRead(
    fluxoApi.salvos,
    { params: { id } },
    { ownError: true, staleTime: 0 },
  );
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const nameOf = ({ em, por }: DesenhoSalvo): string =>
    por === undefined
      ? text('fluxoDesenho.salvos.deQuando', { quando: formatMoment(em) })
      : text('fluxoDesenho.salvos.um', { quando: formatMoment(em), quem: por });
  const see = async (one: DesenhoSalvo): Promise<void> => {
    const { xml } = await call(fluxoApi.salvo, { params: { id, salvo: one.id } });
    setSeen({ ...(await openDrawing(xml)), name: nameOf(one) });
  };
  return (
    <>
      <h3 ref={intoView}>{text('fluxoDesenho.salvos.titulo')}</h3>
      {data.itens.length === 0 && <p className="sm sub">{text('fluxoDesenho.salvos.nenhum')}</p>}
      <ul className={panel.findings}>
        {data.itens.map((one) => (
          <li key={one.id} className={panel.row}>
            <span className="sm">{nameOf(one)}</span>
            <Button
              size="small"
              aria-label={text('fluxoDesenho.salvos.compararCom', { qual: nameOf(one) })}
              onClick={() => void see(one).catch(notifyProblem)}
            >
              {text('fluxoDesenho.salvos.comparar')}
            </Button>
          </li>
        ))}
      </ul>
      {seen && (
        <ReplaceQuestion
          title={text('fluxoDesenho.salvos.pergunta')}
          desenho={desenho}
          now={drawing}
          next={seen.drawing}
          nextName={seen.name}
          onConfirm={() => {
            setSeen(undefined);
            void onBring(seen);
          }}
          onClose={() => setSeen(undefined)}
        />
      )}
    </>
  );
};
