import Button from '@mui/material/Button';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadTexts } from '#src/i18n/i18n.ts';
import { formatLongDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useFirstDay } from '#src/painel/first-day.ts';
import { useHome } from '#src/painel/use-home.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { later } from '#src/ui/later.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { FormSkeleton, ListSkeleton } from '#src/ui/Skeletons.tsx';
import { greeting, whatWaits } from './greeting.ts';
import { Position } from './Position.tsx';
import { useContadores } from './queries.ts';
import styles from './Home.module.css';
import type { ArranjoPainel } from '#schemas/shapes/painel.ts';
import { useArrangement } from '#src/painel/use-arrangement.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

/** Six sheets of the final size while the home comes. */
const HomeSkeleton = () => (
  <div className={styles.grid}>
    {[0, 1, 2, 3, 4, 5].map((position) => (
      <Sheet key={position} flush className={styles.block}>
        <ListSkeleton rows={4} />
      </Sheet>
    ))}
  </div>
);

/** The profile has another home since the person arranged theirs: to take it, or to stay. */
const ChangedStandard = ({ arranjo }: { readonly arranjo: ArranjoPainel }) => {
  const text = useText();
  const { keep } = useArrangement();
  return (
    <div className={styles.note}>
      <Note>
        <p>{text('painel.mudou')}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={() => keep(undefined)}>
            {text('painel.usarPadrao')}
          </Button>
          <Button size="small" onClick={() => keep(arranjo)}>
            {text('painel.manter')}
          </Button>
        </div>
      </Note>
    </div>
  );
};

const Organizer = lazy(() =>
  import('#src/painel/Organizer.tsx').then((module) => ({ default: module.Organizer })),
);

const FirstDay = later(async () => {
  const [module] = await Promise.all([import('./FirstDay.tsx'), loadTexts('primeiro-dia')]);
  return module.FirstDay;
});

/** What waits for the person, in the blocks that they chose; `?organizar` puts these in order. */
export const Home = () => {
  const text = useText();
  const { dados, usuarioSubstituto } = useSignedIn();
  // a substitute is greeted by their own name
  const { nome } = usuarioSubstituto ?? dados.usuario;
  const [params, setParams] = useSearchParams();
  const contadores = useContadores().data;
  const home = useHome();
  const firstDay = useFirstDay();
  const now = new Date();
  const day = formatLongDay(now);
  const subtitle = day.charAt(0).toUpperCase() + day.slice(1);
  const organizing = params.has('organizar');
  const posicoes = home.data?.arranjo.posicoes ?? [];
  return (
    <>
      <PageHeader
        title={organizing ? text('painel.organizarTitulo') : greeting(nome, now)}
        pageName={text('shell.home.pagina')}
        subtitle={
          organizing
            ? text('painel.organizarAjuda')
            : contadores
              ? `${subtitle} · ${whatWaits(contadores)}`
              : subtitle
        }
        actions={
          organizing ? (
            <Button variant="contained" onClick={() => setParams({}, { replace: true })}>
              {text('painel.concluir')}
            </Button>
          ) : (
            <Button
              startIcon={<LayoutGrid aria-hidden="true" />}
              onClick={() => setParams({ organizar: 'sim' })}
            >
              {text('painel.organizar')}
            </Button>
          )
        }
      />
      {organizing ? (
        <Suspense fallback={<FormSkeleton />}>
          <div className={styles.organizer}>
            <Organizer />
          </div>
        </Suspense>
      ) : (
        <>
          {!firstDay.kept.dispensado && <FirstDay day={firstDay} counts={contadores} />}
          {home.data?.padraoMudou && <ChangedStandard arranjo={home.data.arranjo} />}
          {home.isError && !home.data && (
            <ErrorState
              error={home.error}
              title={text('shell.home.falhou')}
              onRetry={() => void home.refetch()}
            />
          )}
          {home.isPending && <HomeSkeleton />}
          {home.data && posicoes.every((widgets) => widgets.length === 0) && (
            <EmptyState icon={LayoutGrid} title={text('painel.semBlocos')}>
              {text('painel.semBlocosTexto')}
            </EmptyState>
          )}
          <div className={styles.grid}>
            {posicoes.map(
              (widgets, at) =>
                widgets.length > 0 && (
                  <Position
                    key={at}
                    numero={at + 1}
                    widgets={widgets}
                    blocos={home.data?.blocos ?? []}
                    onRetry={() => void home.refetch()}
                  />
                ),
            )}
          </div>
        </>
      )}
    </>
  );
};
