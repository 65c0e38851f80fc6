import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import { agentCertificates, AgentProblem, findAgent, pairAgent } from '#src/conteudo/certificado/agent.ts';
import type { CertificateAtHand } from '#src/conteudo/certificado/certificate-at-hand.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from '#src/session/CodeInput.tsx';
import { Note } from '#src/ui/Note.tsx';
import { certificateProblem } from '../certificate-problem.ts';
import styles from './Assinatura.module.css';

/** What to do so that this page finds a token or card. */
const HowToRunAgent = () => {
  const text = useText();
  return (
    <ol className={styles.how}>
      <li>{text('assinarCertificado.agente.como.fabricante')}</li>
      <li>
        {text('assinarCertificado.agente.como.comando')}
        <code className={styles.command}>{`npx malote agente --origem ${window.location.origin}`}</code>
      </li>
      <li>{text('assinarCertificado.agente.como.permita')}</li>
    </ol>
  );
};

export interface TokenCertificatesProps {
  readonly judge: (certificate: CertificateAtHand) => Promise<CertificadoJulgado>;
  readonly onTake: (certificate: CertificateAtHand, judged: CertificadoJulgado) => void;
}

interface Offered {
  readonly certificate: CertificateAtHand;
  readonly token: string;
  readonly judged?: CertificadoJulgado;
  /** Why it does not serve. */
  readonly motivo?: string;
}

type State =
  | { readonly step: 'procurando' }
  | { readonly step: 'nenhum'; readonly motivo: string; readonly how: boolean }
  | { readonly step: 'codigo'; readonly address: string }
  | { readonly step: 'certificados'; readonly offered: readonly Offered[] };

/** The certificates of the tokens and cards of this machine, by the agent that runs on it. */
export const TokenCertificates = ({ judge, onTake }: TokenCertificatesProps) => {
  const text = useText();
  const [state, setState] = useState<State>({ step: 'procurando' });
  const [wrong, setWrong] = useState<string>();
  const code = useRef<HTMLInputElement>(null);
  const begun = useRef(false);

  const list = async (address: string): Promise<void> => {
    const offered: Offered[] = [];
    for (const certificate of await agentCertificates(address))
      try {
        offered.push({ certificate, token: certificate.token, judged: await judge(certificate) });
      } catch (error) {
        offered.push({ certificate, token: certificate.token, motivo: certificateProblem(error) });
      }
    setState({ step: 'certificados', offered });
  };
  const look = async (): Promise<void> => {
    setState({ step: 'procurando' });
    setWrong(undefined);
    try {
      const { address, paired } = await findAgent();
      if (paired) await list(address);
      else setState({ step: 'codigo', address });
    } catch (error) {
      const how = error instanceof AgentProblem && ['semResposta', 'origem'].includes(error.why);
      setState({ step: 'nenhum', motivo: certificateProblem(error), how });
    }
  };
  const pair = async (event: FormEvent, address: string): Promise<void> => {
    event.preventDefault();
    try {
      await pairAgent(address, code.current?.value ?? '');
    } catch (error) {
      setWrong(certificateProblem(error));
      code.current?.select();
      return;
    }
    await look();
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void look();
  });
  return (
    <section className={styles.certificate}>
      {state.step === 'procurando' && (
        <p className="sm sub" role="status">
          {text('assinarCertificado.agente.procurando')}
        </p>
      )}
      {state.step === 'nenhum' && (
        <>
          <Note tone="ambar" alert>
            {state.motivo}
          </Note>
          {state.how && <HowToRunAgent />}
        </>
      )}
      {state.step === 'codigo' && (
        <form className={styles.certificate} noValidate onSubmit={(event) => void pair(event, state.address)}>
          <p className="sm sub">{text('assinarCertificado.agente.pareie')}</p>
          <CodeInput inputRef={code} error={wrong} help={text('assinarCertificado.agente.codigoAjuda')} />
          <div>
            <Button type="submit" variant="contained" color="primary">
              {text('assinarCertificado.agente.parear')}
            </Button>
          </div>
        </form>
      )}
      {state.step === 'certificados' && <Choose offered={state.offered} onTake={onTake} />}
      {(state.step === 'nenhum' || state.step === 'certificados') && (
        <div>
          <Button startIcon={<RefreshCw aria-hidden="true" />} onClick={() => void look()}>
            {text('assinarCertificado.agente.denovo')}
          </Button>
        </div>
      )}
    </section>
  );
};

interface ChooseProps extends Pick<TokenCertificatesProps, 'onTake'> {
  readonly offered: readonly Offered[];
}

const Choose = ({ offered, onTake }: ChooseProps) => {
  const text = useText();
  const usable = offered.filter(({ judged }) => judged !== undefined);
  const unusable = offered.filter(({ motivo }) => motivo !== undefined);
  const [at, setAt] = useState(0);
  const chosen = usable[at];
  const judged = chosen?.judged;
  return (
    <>
      {offered.length === 0 && <Note tone="ambar">{text('assinarCertificado.agente.vazio')}</Note>}
      {usable.map(({ token, judged }, index) => (
        <ChoiceCard
          key={index}
          group="certificado-do-token"
          sigla={undefined}
          nome={[judged?.titular, judged?.cpf].filter(Boolean).join(', ')}
          descricao={judged?.emissor}
          nota={judged && `${text('assinarCertificado.validade')} ${formatDay(judged.validoAte)} · ${token}`}
          checked={index === at}
          onChoose={() => setAt(index)}
        />
      ))}
      {unusable.map(({ token, motivo = '' }, index) => (
        <Note key={index}>{`${token}: ${text('assinarCertificado.nuvem.naoServe', { motivo })}`}</Note>
      ))}
      {chosen && judged && (
        <div>
          <Button variant="contained" color="primary" onClick={() => onTake(chosen.certificate, judged)}>
            {text('assinarCertificado.agente.usar')}
          </Button>
        </div>
      )}
    </>
  );
};
