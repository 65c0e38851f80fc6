import type { EntradaPendente } from '#schemas/shapes/credencial.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FactorChoice } from '#src/session/FactorChoice.tsx';
import { FactorProof } from '#src/session/FactorProof.tsx';
import { NewPasswordForm } from '#src/session/NewPasswordForm.tsx';
import { RecoveryCodes } from '#src/session/RecoveryCodes.tsx';
import { CodeStep } from './CodeStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { Entry } from './use-entry.ts';

interface PendingStepsProps {
  readonly entry: Entry;
  readonly pending: EntradaPendente;
}

/** What is asked after the password, of who is asked anything; it comes only then. */
export const PendingSteps = ({ entry, pending }: PendingStepsProps) => {
  const text = useText();
  const { fresh, codes, refusal, busy } = entry;
  if (codes)
    return (
      <StepFrame title={text('entrada.recuperacao.titulo')}>
        <RecoveryCodes codes={codes} onKept={entry.goIn} />
      </StepFrame>
    );
  if (pending.etapa === 'CODIGO') return <CodeStep entry={entry} pending={pending} />;
  const aboutField = refusal?.erros[0]?.mensagem;
  const general = aboutField === undefined ? refusal?.message : undefined;
  if (pending.etapa === 'SENHA')
    return (
      <StepFrame
        title={text('entrada.senha.titulo')}
        help={text('entrada.senha.ajuda')}
        refusal={general}
        leave={{ label: text('entrada.codigo.outro'), perform: entry.leave }}
      >
        <NewPasswordForm
          regras={pending.regras}
          submitLabel={text('entrada.senha.continuar')}
          busy={busy}
          refused={aboutField === undefined ? {} : { nova: aboutField }}
          autoFocus
          wide
          onSubmit={({ nova }) => void entry.givePassword(nova)}
        />
      </StepFrame>
    );
  return (
    <StepFrame
      key={fresh ? 'proof' : 'choice'}
      title={text('entrada.fator.titulo')}
      help={fresh ? undefined : text('entrada.fator.ajuda')}
      refusal={general}
      leave={{ label: text('entrada.codigo.outro'), perform: entry.leave }}
    >
      {fresh ? (
        <FactorProof
          fresh={fresh}
          busy={busy}
          error={aboutField}
          onProve={(codigo) => void entry.proveFactor(codigo)}
          onBack={entry.forgetFactor}
        />
      ) : (
        <FactorChoice
          emailAllowed={pending.porEmail === true}
          busy={busy}
          onChoose={(meio) => void entry.beginFactor(meio)}
        />
      )}
    </StepFrame>
  );
};
