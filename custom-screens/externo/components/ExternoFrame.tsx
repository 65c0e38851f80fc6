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
    <PublicFrame service={text('externo.servico')} side={side}>
      {children}
    </PublicFrame>
  );
};

/** A page of who is signed in; whoever is not enters first, and goes on to it. */
export const SignedInPage = ({ children }: { readonly children: (sessao: ExternoSessao) => ReactNode }) => {
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
          <Entrar again={ended} />
        ))}
    </ExternoFrame>
  );
};

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
