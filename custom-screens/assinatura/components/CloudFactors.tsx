import Button from '@mui/material/Button';
import { PenLine, Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { FatorNuvem, NuvemAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { certificateProblem } from '../certificate-problem.ts';
import styles from './Assinatura.module.css';

interface CloudFactorsProps {
  readonly ato: number;
  readonly provedor: string;
  readonly certificado: string;
  readonly fatores: readonly FatorNuvem[];
  readonly busy: boolean;
  readonly wrong: string | undefined;
  readonly onDone: (typed: NonNullable<NuvemAssinar['fatores']>) => void;
  readonly children: string;
}

/** What the provider asks the person for at each signature: it is read out of the fields when they sign, and kept nowhere. */
export const CloudFactors = ({
  ato,
  provedor,
  certificado,
  fatores,
  busy,
  wrong,
  onDone,
  children,
}: CloudFactorsProps) => {
  const text = useText();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [challenges, setChallenges] = useState<Readonly<Record<string, string>>>({});
  const send = async (fator: string): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      const { desafio } = await call(
        certificadoApi.nuvemCodigo,
        { params: { ato }, body: { certificado, fator } },
        { ownDenial: true },
      );
      if (desafio === undefined) notify(text('assinarCertificado.nuvem.codigoPedido', { provedor }));
      else setChallenges((before) => ({ ...before, [fator]: desafio }));
    } catch (error) {
      setProblem(certificateProblem(error));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = fatores.map(({ id }) => {
      const valor = form.get(id);
      return { id, valor: typeof valor === 'string' ? valor : '' };
    });
    const missing = typed.some(({ valor }) => valor === '');
    setProblem(missing ? text('assinarCertificado.nuvem.informeFatores', { provedor }) : undefined);
    if (!missing) onDone(typed);
  };
  return (
    <form className={styles.certificate} noValidate onSubmit={submit}>
      <p className="sm sub">{text('assinarCertificado.nuvem.fatores', { provedor })}</p>
      {fatores.map(({ id, rotulo, envia, desafio = false }, index) => (
        <div key={id} className={styles.factor}>
          <PasswordInput
            newSecret
            fullWidth
            name={id}
            label={rotulo ?? text(`assinarCertificado.nuvem.${nameOf(envia, desafio)}`)}
            error={index === 0 ? (problem ?? wrong) : undefined}
            readOnly={busy}
          />
          <p className="sm" role="status">
            {challenges[id] !== undefined &&
              text('assinarCertificado.nuvem.desafio', { provedor, desafio: challenges[id] })}
          </p>
          {envia && (
            <Button
              size="small"
              startIcon={<Send aria-hidden="true" />}
              loading={sending}
              loadingPosition="start"
              disabled={busy}
              onClick={() => void send(id)}
            >
              {text(`assinarCertificado.nuvem.${desafio ? 'pedirDesafio' : 'pedirCodigo'}`)}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          startIcon={<PenLine aria-hidden="true" />}
          loading={busy}
          loadingPosition="start"
        >
          {children}
        </Button>
      </div>
    </form>
  );
};

/** How a factor is called that the provider gives no name to. */
const nameOf = (envia: boolean, desafio: boolean): 'resposta' | 'codigo' | 'senha' => {
  if (desafio) return 'resposta';
  return envia ? 'codigo' : 'senha';
};
