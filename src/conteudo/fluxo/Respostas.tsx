import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AtividadeConcluir, AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import styles from './Fluxo.module.css';

type Typed = Readonly<Record<string, string>>;

interface RespostasProps {
  readonly especie: string;
  readonly campos: AtividadeFluxo['campos'];
  readonly busy: boolean;
  readonly problem: HttpProblem | undefined;
  readonly onSend: (said: AtividadeConcluir) => void;
}

/** The questions of an activity and its decision; what is refused stands at its field. */
export const Respostas = ({ especie, campos, busy, problem, onSend }: RespostasProps) => {
  const text = useText();
  const [typed, setTyped] = useState<Typed>({});
  const [motivo, setMotivo] = useState('');
  const errorOf = (campo: string): string | undefined =>
    problem?.erros.find((one) => one.campo === campo)?.mensagem;
  const send = (decisao?: AtividadeConcluir['decisao']): void =>
    onSend({
      ...defined({ decisao, motivo: motivo.trim() === '' ? undefined : motivo }),
      respostas: answersOf(campos, typed),
    });
  const put = (chave: string, value: string): void => setTyped((now) => ({ ...now, [chave]: value }));
  return (
    <div className={styles.fields}>
      {problem && problem.erros.length === 0 && (
        <Note tone="rubro" alert>
          {problem.message}
        </Note>
      )}
      {campos.map((campo) => (
        <Campo
          key={campo.chave}
          campo={campo}
          value={typed[campo.chave] ?? ''}
          error={errorOf(`respostas.${campo.chave}`)}
          onChange={(value) => put(campo.chave, value)}
        />
      ))}
      <TextInput
        label={text(especie === 'APROVACAO' ? 'atividades.motivo' : 'atividades.observacao')}
        help={especie === 'APROVACAO' ? text('atividades.motivoAjuda') : undefined}
        {...withError(errorOf('motivo'))}
        multiline
        value={motivo}
        inputProps={{ maxLength: 1000 }}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <div className={styles.row}>
        {especie === 'APROVACAO' ? (
          <>
            <Button variant="contained" disabled={busy} onClick={() => send('APROVAR')}>
              {text('atividades.aprovar')}
            </Button>
            <Button variant="outlined" disabled={busy} onClick={() => send('DEVOLVER')}>
              {text('atividades.devolver')}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={busy} onClick={() => send()}>
            {text('atividades.concluir')}
          </Button>
        )}
      </div>
    </div>
  );
};

const withError = (error: string | undefined) => (error === undefined ? {} : { error });

interface CampoProps {
  readonly campo: AtividadeFluxo['campos'][number];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const Campo = ({ campo: { rotulo, tipo, obrigatorio }, value, error, onChange }: CampoProps) => {
  const text = useText();
  if (tipo === 'SIM_NAO')
    return (
      <SelectInput
        label={rotulo}
        value={value}
        options={[
          { value: '', label: text('atividades.naoRespondido') },
          { value: 'sim', label: text('atividades.sim') },
          { value: 'nao', label: text('atividades.nao') },
        ]}
        help={error}
        onChange={onChange}
      />
    );
  return (
    <TextInput
      label={rotulo}
      required={obrigatorio}
      type={tipo === 'DATA' ? 'date' : 'text'}
      notched={tipo === 'DATA' ? true : undefined}
      {...withError(error)}
      inputProps={tipo === 'NUMERO' ? { inputMode: 'decimal' } : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

/** What was typed, as what each question asks for; what cannot be one goes as it is, for the server to say so. */
const answersOf = (
  campos: AtividadeFluxo['campos'],
  typed: Typed,
): NonNullable<AtividadeConcluir['respostas']> =>
  Object.fromEntries(
    campos.flatMap(({ chave, tipo }): [string, string | number | boolean][] => {
      const value = typed[chave]?.trim() ?? '';
      if (value === '') return [];
      if (tipo === 'SIM_NAO') return [[chave, value === 'sim']];
      if (tipo !== 'NUMERO') return [[chave, value]];
      const number = Number(value.replaceAll('.', '').replace(',', '.'));
      return [[chave, Number.isFinite(number) ? number : value]];
    }),
  );
