import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { comFormulario, especies, type Atividade } from '#schemas/fluxo/atividade.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { Drawing } from '../drawing.ts';
import { putAtividade } from '../say.ts';
import { wholeOf } from '../whole-of.ts';
import { FormularioButton } from '../formulario/FormularioButton.tsx';
import { NamedSelect } from './NamedSelect.tsx';
import { Prazo } from './Prazo.tsx';
import { Settled } from './Settled.tsx';

interface AtividadeFieldsProps {
  readonly id: string;
  readonly nome: string;
  readonly value: Atividade;
  readonly names: Pick<DesenhoFluxo, 'papeis' | 'modelos' | 'semExpediente'>;
  /** Its role is not the one of its lane. */
  readonly daRaia: { readonly papel: string; readonly onTake: () => void } | undefined;
  readonly onChange: (work: (drawing: Drawing) => unknown) => void;
}

/** Who does it, what they are asked, until when. */
export const AtividadeFields = ({ id, nome, value, names, daRaia, onChange }: AtividadeFieldsProps) => {
  const text = useText();
  const put = (more: Partial<Atividade>): void =>
    onChange((now) => putAtividade(now, id, { ...value, ...more }));
  return (
    <>
      <SelectInput
        label={text('fluxoDesenho.campo.especie')}
        value={value.especie}
        options={especies.map((one) => ({ value: one, label: text(`fluxoDesenho.campo.${one}`) }))}
        help={text(`fluxoDesenho.especieAjuda.${value.especie}`)}
        onChange={(especie) =>
          put({
            especie,
            ...defined({
              campos: comFormulario(especie) ? undefined : [],
              modelo: especie === 'CRIAR_DOCUMENTO' ? undefined : '',
            }),
          })
        }
      />
      {value.especie === 'CRIAR_DOCUMENTO' && (
        <NamedSelect
          label={text('fluxoDesenho.campo.modelo')}
          none={text('fluxoDesenho.campo.escolhaModelo')}
          value={value.modelo}
          names={names.modelos}
          onChange={(modelo) => put({ modelo })}
        />
      )}
      <NamedSelect
        label={text('fluxoDesenho.campo.papel')}
        none={text('fluxoDesenho.campo.escolhaPapel')}
        value={value.papel}
        names={names.papeis}
        onChange={(papel) => put({ papel })}
      />
      {daRaia && (
        <Note tone="ambar">
          <p>{text('fluxoDesenho.raia.outroPapel', { papel: daRaia.papel })}</p>
          <Button size="small" variant="outlined" onClick={daRaia.onTake}>
            {text('fluxoDesenho.raia.usarPapel')}
          </Button>
        </Note>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={value.todos}
            onChange={(_, todos) => put({ todos, ...(todos ? {} : { quorum: undefined }) })}
          />
        }
        label={text('fluxoDesenho.campo.todos')}
      />
      {value.todos && (
        <Settled
          label={text('fluxoDesenho.campo.quorum')}
          help={text('fluxoDesenho.campo.quorumAjuda')}
          type="number"
          value={value.quorum?.toString() ?? ''}
          onSettle={(typed) => put({ quorum: wholeOf(typed) })}
        />
      )}
      <Prazo value={value} semExpediente={names.semExpediente} onChange={put} />
      <Settled
        label={text('fluxoDesenho.campo.instrucao')}
        value={value.instrucao}
        multiline
        onSettle={(instrucao) => put({ instrucao })}
      />
      {comFormulario(value.especie) && (
        <FormularioButton nome={nome} atividade={value} onChange={(campos) => put({ campos })} />
      )}
    </>
  );
};
