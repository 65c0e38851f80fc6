import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Trilha, type TrilhaItem } from '#src/ui/Trilha.tsx';
import { eventLook, type EventGroup } from './event-look.ts';

interface TrilhaConteudoProps {
  readonly conteudoId: number;
  /** Offers to see only forwardings, signatures or changes. */
  readonly filters?: boolean;
}

const groups = ['tudo', 'tramites', 'assinaturas', 'alteracoes'] as const;
type Shown = (typeof groups)[number];

/** Everything that happened to a content, newest first; the present act is the filled one. */
export const TrilhaConteudo = ({ conteudoId, filters = false }: TrilhaConteudoProps) => {
  const words = useText();
  const [shown, setShown] = useState<Shown>('tudo');
  return (
    <>
      {filters && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={words('caixa.andamento.filtrar')}
          onChange={(_, chosen: Shown | null) => setShown(chosen ?? 'tudo')}
          sx={{
            mb: 2,
            flexWrap: 'wrap',
            '& .MuiToggleButton-root': { height: 'var(--h-sm)', fontSize: 'var(--fs-sm)' },
          }}
        >
          {groups.map((group) => (
            <ToggleButton key={group} value={group}>
              {words(`caixa.andamento.${group}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Acts conteudoId={conteudoId} shown={shown} />
    </>
  );
};

interface ActsProps {
  readonly conteudoId: number;
  readonly shown: Shown;
  /** Only the acts before this one; without it, the newest. */
  readonly antesDe?: number;
}

/** As many acts as one answer tells; those before them follow when they are asked for. */
const Acts = ({ conteudoId, shown, antesDe }: ActsProps) => {
  const words = useText();
  const [more, setMore] = useState(false);
  const body = { conteudoId, ...defined({ antesDe }) };
  const read = useRead(tramiteApi.historico, { body }, { ownError: true });
  if (read.isPending) return <ListSkeleton rows={4} />;
  if (read.isError)
    return (
      <ErrorState
        error={read.error}
        title={words('caixa.andamento.erro')}
        onRetry={() => void read.refetch()}
      />
    );
  const { itens, totalExato } = read.data;
  const items = trilhaItems(conteudoId, itens, shown, antesDe === undefined);
  const last = totalExato ? undefined : itens.at(-1)?.id;
  return (
    <>
      {items.length > 0 && (
        <Trilha
          items={items}
          label={words(antesDe === undefined ? 'caixa.andamento.rotulo' : 'caixa.andamento.rotuloAnteriores')}
        />
      )}
      {items.length === 0 && last === undefined && (
        <p className="sm sub" role="status">
          {words(antesDe === undefined ? 'caixa.andamento.vazio' : 'caixa.andamento.vazioAnteriores')}
        </p>
      )}
      {last !== undefined &&
        (more ? (
          <Acts conteudoId={conteudoId} shown={shown} antesDe={last} />
        ) : (
          <Button size="small" onClick={() => setMore(true)}>
            {words('caixa.andamento.anteriores')}
          </Button>
        ))}
    </>
  );
};

/** The acts of a group as the route line draws them; the newest of all is the present one. */
const trilhaItems = (
  conteudoId: number,
  acts: readonly ItemHistorico[],
  shown: 'tudo' | EventGroup,
  newest = true,
): TrilhaItem[] =>
  acts
    .map((act, index) => ({ act, look: eventLook(act.ato), present: newest && index === 0 }))
    .filter(({ look }) => shown === 'tudo' || look.group === shown)
    .reduce<Told[]>(together, [])
    .map(({ act, look, present, times }) => ({
      id: act.id,
      title: times === 1 ? act.texto : text('caixa.andamento.vezes', { ato: act.texto, count: times }),
      detail: (
        <>
          {whoActed(act)}
          {act.detalhe !== undefined && <div>{act.detalhe}</div>}
          {look.page && <Link to={look.page.path(conteudoId)}>{text(look.page.label)}</Link>}
        </>
      ),
      moment: (
        <time dateTime={act.momento} title={formatMoment(act.momento)}>
          {relativeTime(act.momento)}
        </time>
      ),
      quote: act.citacao,
      kind: present ? 'now' : (look.kind ?? 'plain'),
      icon: look.icon,
    }));

interface Told {
  readonly act: ItemHistorico;
  readonly look: ReturnType<typeof eventLook>;
  readonly present: boolean;
  /** How many times in a row it was done. */
  readonly times: number;
}

/** Writing is saved many times over: what the same person did again, with nothing of its own to tell, is told once. */
const together = (told: Told[], next: Omit<Told, 'times'>): Told[] => {
  const last = told.at(-1);
  if (!last || !sameDoing(last.act, next.act)) return [...told, { ...next, times: 1 }];
  return [...told.slice(0, -1), { ...last, times: last.times + 1 }];
};

const sameDoing = (one: ItemHistorico, other: ItemHistorico): boolean =>
  one.ato === 'salvo' &&
  other.ato === 'salvo' &&
  one.citacao === undefined &&
  other.citacao === undefined &&
  one.detalhe === other.detalhe &&
  one.texto === other.texto &&
  whoActed(one) === whoActed(other);

/** "Rafael Lins, por Helena Pires · CCL". */
const whoActed = ({ quem, porQuem, unidade }: ItemHistorico): string => {
  const person = porQuem === undefined ? quem : text('caixa.andamento.por', { quem, porQuem });
  return unidade === undefined ? person : text('caixa.andamento.naUnidade', { quem: person, unidade });
};
