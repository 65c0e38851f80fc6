import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { RefusalPage } from '#src/ui/RefusalPage.tsx';
import { AfterWait } from '#src/ui/Skeletons.tsx';
import styles from './Consulta.module.css';
import { caixaPath } from './content-path.ts';

interface ConteudoAusenteProps {
  readonly read: {
    readonly isError: boolean;
    readonly error: HttpProblem | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: AbsenceWords;
}

/** How the page is called, and what it says of what it could not show. */
interface AbsenceWords {
  readonly page: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
}

/** While it comes, and when it does not: one that does not exist and one out of reach look the same. */
export const ConteudoAusente = ({ read, words }: ConteudoAusenteProps) => {
  const text = useText();
  const missing = read.error?.status === 404;
  usePageTitle(missing ? words.missing : words.page);
  if (missing)
    return (
      <RefusalPage
        icon={MapPinOff}
        title={words.missing}
        crumbs={[{ label: text('shell.menu.caixaCentral'), to: caixaPath() }, { label: words.page }]}
        action={
          <Button component={Link} to={caixaPath()}>
            {text('consulta.irParaCaixa')}
          </Button>
        }
      >
        <p>{words.missingText}</p>
      </RefusalPage>
    );
  if (read.isError)
    return <ErrorState error={read.error} title={words.failed} onRetry={() => void read.refetch()} />;
  return <Waiting />;
};

const Waiting = () => {
  const text = useText();
  return (
    <div role="status" className={styles.waiting}>
      <span className="vh">{text('ui.carregando')}</span>
      <AfterWait>
        <div aria-hidden="true">
          <Skeleton variant="rectangular" width={140} height={12} />
          <Skeleton variant="rectangular" width="42%" height={22} sx={{ mt: 1.5 }} />
          <Skeleton variant="rectangular" width="30%" height={20} sx={{ mt: 1.5 }} />
          <Skeleton variant="rectangular" height={36} sx={{ mt: 2.5 }} />
        </div>
      </AfterWait>
    </div>
  );
};
