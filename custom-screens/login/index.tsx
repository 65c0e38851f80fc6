import { useState, useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { returnedEntry, type ReturnedEntry, forgetReturn } from '#src/session/provider-entry.ts';
import { safePath, wantedPath } from '#src/session/redirect-url.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { useSession } from '#src/session/session-store.ts';
import { CoatOfArms } from '#src/ui/CoatOfArms.tsx';
import { ContrastButton } from '#src/ui/ContrastButton.tsx';
import { FaixaPostal } from '#src/ui/FaixaPostal.tsx';
import { FontSizeButtons } from '#src/ui/FontSizeButtons.tsx';
import { HelpButton } from '#src/ui/HelpButton.tsx';
import { LanguageButtons } from '#src/ui/LanguageButtons.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Trilha } from '#src/ui/Trilha.tsx';
import styles from './Login.module.css';
import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';
import { LoginForm } from './LoginForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useEntry, type Entry } from './use-entry.ts';
import Button from '@mui/material/Button';
import { identidadeApi } from '#schemas/api/identidade.ts';
import { call } from '#src/data/call.ts';

/** Ends, once, the entry of who came back from the provider; the address keeps nothing of it. */
const useProviderReturn = (returned: ReturnedEntry | undefined, { arrive }: Entry): void => {
  const begun = useRef(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!returned || begun.current) return;
    begun.current = true;
    forgetReturn();
    void navigate(pathname, { replace: true });
    const { resposta, chave } = returned;
    void arrive(() =>
      call(identidadeApi.entrarPeloProvedor, { body: { resposta, chave } }, { ownDenial: true }),
    );
  }, [returned, arrive, navigate, pathname]);
};

const TermsDialog = later(() => import('./TermsDialog.tsx').then((module) => module.TermsDialog));

/** The terms of use, before anybody signs in under them. */
const TermsButton = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('shell.sobre.termos')}
      </Button>
      {open && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const PendingSteps = later(async () => {
  const [steps] = await Promise.all([import('./PendingSteps.tsx'), loadTexts('entrada')]);
  return steps.PendingSteps;
});

interface StepsProps {
  readonly wanted: string;
  readonly returned?: ReturnedEntry | undefined;
}

/** The sign-in: user and password, and whatever is asked of this person after them. */
const Steps = ({ wanted, returned }: StepsProps) => {
  const text = useText();
  const entry = useEntry(wanted, returned !== undefined);
  useProviderReturn(returned, entry);
  const { pending, arriving } = entry;
  if (pending) return <PendingSteps entry={entry} pending={pending} />;
  if (arriving) return <StepFrame title={text('shell.entrar.conferindo')} />;
  return <LoginForm wanted={wanted} entry={entry} />;
};

/** The way in. Who is already in goes on to what they wanted, or home. */
export const Login = () => {
  const text = useText();
  const { search } = useLocation();
  const { organizacao, versao, fontSizeDefault, demonstracao, cadastroExterno } = useInstitution();
  const signedIn = useSession() !== undefined;
  usePageTitle(text('shell.entrar.pagina'));
  // Kept from the first moment: going there changes the address, which must not change where we go.
  const [returned] = useState(() => returnedEntry(search));
  const [wanted] = useState(() => safePath(returned?.wanted) ?? wantedPath(search));
  if (signedIn) return <Navigate to={wanted} replace />;
  const steps = (['protocolo', 'unidade', 'analise'] as const).map((step, index) => ({
    id: step,
    title: text(`shell.entrar.etapas.${step}`),
    detail: text(`shell.entrar.etapas.${step}Texto`),
    kind: index < 2 ? ('ok' as const) : ('now' as const),
  }));
  return (
    <div className={styles.page}>
      <SkipLink target="entrar">{text('shell.saltos.conteudo')}</SkipLink>
      <div className={styles.strip}>
        <FaixaPostal thick />
      </div>
      <section className={styles.about} aria-label={text('shell.entrar.sobre')}>
        <div className={styles.brand}>
          <CoatOfArms size={52} />
          <div>
            <div className={styles.institution}>{organizacao ?? text('shell.produto')}</div>
            <div className="sub">{text('shell.entrar.servico')}</div>
          </div>
        </div>
        <div className={styles.story}>
          <p className={styles.phrase}>{text('shell.entrar.frase')}</p>
          <Trilha
            label={text('shell.entrar.caminho')}
            items={[...steps, { id: 'arquivo', title: text('shell.entrar.etapas.arquivo'), kind: 'later' }]}
          />
        </div>
        <nav className={styles.services} aria-label={text('shell.entrar.cidadao')}>
          {cadastroExterno === true && <Link to="/externo">{text('shell.entrar.pedirServicos')}</Link>}
          <Link to="/verificar">{text('shell.entrar.verificar')}</Link>
          <Link to="/publicacoes">{text('shell.entrar.publicacoes')}</Link>
        </nav>
      </section>
      <main className={styles.enter}>
        <div className={styles.aids}>
          <LanguageButtons />
          <FontSizeButtons fallback={fontSizeDefault} />
          <ContrastButton />
          <HelpButton />
        </div>
        <Steps wanted={wanted} returned={returned} />
        <TermsButton />
        <p className={styles.foot}>
          {text('shell.entrar.rodape', { versao: versao ?? '' })}
          {demonstracao && <> · {text('shell.entrar.demonstracao')}</>}
        </p>
      </main>
    </div>
  );
};
