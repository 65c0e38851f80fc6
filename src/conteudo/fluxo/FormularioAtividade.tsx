import Button from '@mui/material/Button';
import { useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { AtividadeConcluir, AtividadeFluxo } from '#schemas/generated.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import styles from './Fluxo.module.css';

type Typed = Readonly<Record<string, string>>;

/** The questions of an activity and its decision; what is refused stands at its field. */
export const FormularioAtividade = ({ atividade }: { readonly atividade: AtividadeFluxo }) => {
  const text = useText();
  const { id, especie, campos } = atividade;
  const [typed, setTyped] = useState<Typed>({});
  const [motivo, setMotivo] = useState('');
  const [problem, setProblem] = useState<HttpProblem>();
  const done = useAct(fluxoAtividadeApi.concluir, {
    ownError: true,
    refresh: [fluxoAtividadeApi.doConteudo, fluxoAtividadeApi.desenhoDoConteudo, fluxoAtividadeApi.listar],
  });
  const errorOf = (campo: string): string | undefined =>
    problem?.erros.find((one) => one.campo === campo)?.mensagem;
  const send = async (decisao?: AtividadeConcluir['decisao']): Promise<void> => {
    setProblem(undefined);
    try {
      await done.act({
        params: { id },
        body: {
          ...(decisao === undefined ? {} : { decisao }),
          ...(motivo.trim() === '' ? {} : { motivo }),
          respostas: answersOf(campos, typed),
        },
      });
      notify(text('atividades.feita'), { kind: 'success' });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error);
    }
  };
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
        {...(especie === 'APROVACAO' ? { help: text('atividades.motivoAjuda') } : {})}
        {...withError(errorOf('motivo'))}
        multiline
        value={motivo}
        inputProps={{ maxLength: 1000 }}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <div className={styles.row}>
        {especie === 'APROVACAO' ? (
          <>
            <Button variant="contained" disabled={done.isPending} onClick={() => void send('APROVAR')}>
              {text('atividades.aprovar')}
            </Button>
            <Button variant="outlined" disabled={done.isPending} onClick={() => void send('DEVOLVER')}>
              {text('atividades.devolver')}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={done.isPending} onClick={() => void send()}>
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
        {...(error === undefined ? {} : { help: error })}
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
      {...(tipo === 'NUMERO' ? { inputProps: { inputMode: 'decimal' } } : {})}
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
