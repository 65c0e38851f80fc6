import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PassagemSituacao } from '#schemas/shapes/passagem.ts';
import type { RegistroEscolha } from '#schemas/shapes/registro.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { searchReceivers, useHandOver, type Party } from '../queries.ts';
import styles from '../Passagem.module.css';

interface Props {
  readonly party: Party;
  readonly situation: PassagemSituacao;
  /** Where the person came from. */
  readonly back: string;
}

/** To whom, why, and whether who hands over becomes inactive. */
export const Formulario = ({ party, situation, back }: Props) => {
  const text = useText();
  const navigate = useNavigate();
  const { id, versao, nome, ativo, grupos } = situation;
  const { busy, handOver } = useHandOver(party, id);
  const [para, setPara] = useState<readonly RegistroEscolha[]>([]);
  const [motivo, setMotivo] = useState('');
  const [inativar, setInativar] = useState(ativo);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<HttpProblem>();
  const [receiver] = para;
  const nothing = grupos.length === 0;
  const missing = {
    para: !nothing && !receiver ? text('passagem.escolha') : undefined,
    motivo: motivo.trim() === '' ? text('passagem.informeMotivo') : undefined,
  };
  const refused = (campo: string): string | undefined =>
    problem?.erros.find((each) => each.campo === campo)?.mensagem;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (busy || missing.para !== undefined || missing.motivo !== undefined) return;
    try {
      await handOver({
        versao,
        motivo: motivo.trim(),
        inativar,
        para: receiver?.id,
      });
      notify(
        inativar
          ? text('passagem.feitoInativou', { nome })
          : text('passagem.feito', { nome: receiver?.rotulo ?? '' }),
      );
      void navigate(back);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error);
    }
  };
  const label = nothing ? 'soInativar' : inativar ? 'passarEInativar' : 'passar';
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {problem && problem.erros.length === 0 && (
        <Note tone="rubro" alert>
          {problem.message}
        </Note>
      )}
      {!nothing && (
        <PickField<RegistroEscolha>
          id="para"
          label={text(`passagem.para.${party}`)}
          source={`${party}/passagem/${id}`}
          search={(q, signal) => searchReceivers(party, q, id, signal)}
          value={para}
          keyOf={(option) => String(option.id)}
          nameOf={(option) => option.rotulo}
          error={refused('para') ?? (tried ? missing.para : undefined)}
          onChange={setPara}
        />
      )}
      <TextInput
        id="motivo"
        label={text('passagem.motivo')}
        help={text('passagem.motivoAjuda')}
        error={refused('motivo') ?? (tried ? missing.motivo : undefined)}
        value={motivo}
        onChange={(event) => setMotivo(event.target.value)}
        inputProps={{ maxLength: 300 }}
        multiline
        minRows={2}
        required
      />
      {ativo && !nothing && (
        <FormControlLabel
          control={<Checkbox checked={inativar} onChange={(_, checked) => setInativar(checked)} />}
          label={text(`passagem.inativar.${party}`)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" loading={busy}>
          {text(`passagem.${label}`)}
        </Button>
        <Button variant="text" onClick={() => void navigate(back)} disabled={busy}>
          {text('passagem.cancelar')}
        </Button>
      </div>
    </form>
  );
};
