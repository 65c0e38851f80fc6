import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { externoApi } from '#schemas/api/externo.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PublicFrame } from '#src/session/PublicFrame.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Entrar } from './Entrar.tsx';
import { ContaContext, forgetDrafts } from '../draft.ts';
import { useForgetReads, useOutsider } from '../session.ts';
import styles from '../Externo.module.css';

/** The frame of the pages that anybody opens: the institution, and nothing of who works in it. */
export const ExternoFrame = ({
  children,
  side,
}: {
  readonly children: ReactNode;
  readonly side?: ReactNode;
}) => {
  const text = useText();
  return (
    <PublicFrame service={text('externo.servico')} side={side} languages>
      {children}
    </PublicFrame>
  );
};

interface SignedInPageProps {
  /** What anybody may read before they enter, beside the way in. */
  readonly front?: ReactNode;
  readonly children: (sessao: ExternoSessao) => ReactNode;
}

/** A page of who is signed in; whoever is not enters first, and goes on to it. */
export const SignedInPage = ({ front, children }: SignedInPageProps) => {
  const { sessao, waiting, error, retry, ended } = useOutsider();
  return (
    <ExternoFrame side={sessao && <OwnMenu />}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {waiting && <ListSkeleton rows={4} />}
      {!waiting &&
        !error &&
        (sessao ? (
          <ContaContext value={sessao.id}>{children(sessao)}</ContaContext>
        ) : (
          <Door front={front} again={ended} />
        ))}
    </ExternoFrame>
  );
};

const Door = ({ front, again }: { readonly front: ReactNode; readonly again: boolean }) =>
  front === undefined ? (
    <Entrar again={again} />
  ) : (
    <div className={styles.door}>
      <div className={styles.front}>{front}</div>
      <Entrar again={again} beside />
    </div>
  );

const OwnMenu = () => {
  const text = useText();
  const forget = useForgetReads();
  const { act, isPending } = useAct(externoApi.sair);
  return (
    <>
      <Button size="small" component={Link} to="/externo">
        {text('externo.menu.inicio')}
      </Button>
      <Button size="small" component={Link} to="/externo/conta">
        {text('externo.menu.conta')}
      </Button>
      <Button size="small" disabled={isPending} onClick={() => void act({}).then(forgetDrafts).then(forget)}>
        {text('externo.menu.sair')}
      </Button>
    </>
  );
};
