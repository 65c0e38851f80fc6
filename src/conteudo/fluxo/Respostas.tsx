import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AtividadeConcluir, AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { askedOf } from '#schemas/fluxo/regra/asked.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { CampoDaAtividade } from './CampoDaAtividade.tsx';
import styles from './Fluxo.module.css';
import { typedAnswers, type Escrito, type Escritos } from './typed-answers.ts';

interface RespostasProps {
  readonly especie: string;
  readonly campos: AtividadeFluxo['campos'];
  readonly busy: boolean;
  /** What was refused, and why. */
  readonly problem: Pick<HttpProblem, 'erros' | 'message'> | undefined;
  readonly onSend: (said: AtividadeConcluir) => void;
}

/** The questions of an activity and its decision; what is refused stands at its field. */
export const Respostas = ({ especie, campos, busy, problem, onSend }: RespostasProps) => {
  const text = useText();
  const [typed, setTyped] = useState<Escritos>({});
  const [motivo, setMotivo] = useState('');
  const [sending, setSending] = useState(0);
  const idle = busy || sending > 0;
  const errorOf = (campo: string): string | undefined =>
    problem?.erros.find((one) => one.campo === campo)?.mensagem;
  const answers = typedAnswers(campos, typed);
  // one whose condition does not hold is not asked: what was said to it waits, and is not sent
  const asked = askedOf(campos, answers, isoDay(new Date()));
  const send = (decisao?: AtividadeConcluir['decisao']): void =>
    onSend({
      ...defined({ decisao, motivo: motivo.trim() === '' ? undefined : motivo }),
      respostas: typedAnswers(asked, typed),
    });
  const put = (chave: string, value: Escrito): void => setTyped((now) => ({ ...now, [chave]: value }));
  return (
    <div className={styles.fields}>
      {problem && problem.erros.length === 0 && (
        <Note tone="rubro" alert>
          {problem.message}
        </Note>
      )}
      {asked.map((campo) => (
        <CampoDaAtividade
          key={campo.chave}
          campo={campo}
          value={typed[campo.chave] ?? ''}
          error={errorOf(`respostas.${campo.chave}`)}
          onChange={(value) => put(campo.chave, value)}
          onSending={(on) => setSending((files) => files + (on ? 1 : -1))}
        />
      ))}
      <TextInput
        label={text(especie === 'APROVACAO' ? 'atividades.motivo' : 'atividades.observacao')}
        help={especie === 'APROVACAO' ? text('atividades.motivoAjuda') : undefined}
        {...defined({ error: errorOf('motivo') })}
        multiline
        value={motivo}
        inputProps={{ maxLength: 1000 }}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <div className={styles.row}>
        {especie === 'APROVACAO' ? (
          <>
            <Button variant="contained" disabled={idle} onClick={() => send('APROVAR')}>
              {text('atividades.aprovar')}
            </Button>
            <Button variant="outlined" disabled={idle} onClick={() => send('DEVOLVER')}>
              {text('atividades.devolver')}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={idle} onClick={() => send()}>
            {text('atividades.concluir')}
          </Button>
        )}
      </div>
    </div>
  );
};
