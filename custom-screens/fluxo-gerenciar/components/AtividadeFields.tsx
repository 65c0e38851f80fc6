import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Plus, Trash2 } from 'lucide-react';
import {
  comFormulario,
  especies,
  tiposDeCampo,
  type Atividade,
  type CampoFluxo,
} from '#schemas/fluxo/atividade.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { Drawing } from '../drawing.ts';
import { putAtividade } from '../say.ts';
import { wholeOf } from '../whole-of.ts';
import styles from '../FluxoGerenciar.module.css';
import { NamedSelect } from './NamedSelect.tsx';
import { Prazo } from './Prazo.tsx';
import { Settled } from './Settled.tsx';

interface AtividadeFieldsProps {
  readonly id: string;
  readonly value: Atividade;
  readonly names: Pick<DesenhoFluxo, 'papeis' | 'modelos' | 'semExpediente'>;
  readonly onChange: (work: (drawing: Drawing) => unknown) => void;
}

/** Who does it, what they are asked, until when. */
export const AtividadeFields = ({ id, value, names, onChange }: AtividadeFieldsProps) => {
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
        <Perguntas campos={value.campos} onChange={(campos) => put({ campos })} />
      )}
    </>
  );
};

interface PerguntasProps {
  readonly campos: readonly CampoFluxo[];
  readonly onChange: (campos: readonly CampoFluxo[]) => void;
}

const Perguntas = ({ campos, onChange }: PerguntasProps) => {
  const text = useText();
  const put = (index: number, more: Partial<CampoFluxo>): void =>
    onChange(campos.map((campo, at) => (at === index ? { ...campo, ...more } : campo)));
  return (
    <>
      <h3>{text('fluxoDesenho.campo.formulario')}</h3>
      {campos.map((campo, index) => (
        <div key={index} className={styles.question} role="group" aria-label={campo.rotulo}>
          <Settled
            label={text('fluxoDesenho.campo.rotulo')}
            value={campo.rotulo}
            onSettle={(rotulo) => put(index, { rotulo })}
          />
          <Settled
            label={text('fluxoDesenho.campo.chave')}
            value={campo.chave}
            onSettle={(chave) => put(index, { chave })}
          />
          <SelectInput
            label={text('fluxoDesenho.campo.tipo')}
            value={campo.tipo}
            options={tiposDeCampo.map((one) => ({
              value: one,
              label: text(`fluxoDesenho.tipoCampo.${one}`),
            }))}
            onChange={(tipo) => put(index, { tipo })}
          />
          <div className={styles.row}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={campo.obrigatorio}
                  onChange={(_, obrigatorio) => put(index, { obrigatorio })}
                />
              }
              label={text('fluxoDesenho.campo.obrigatorio')}
            />
            <Button
              size="small"
              aria-label={text('fluxoDesenho.campo.retirarCampo', { rotulo: campo.rotulo })}
              onClick={() => onChange(campos.filter((_, at) => at !== index))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Button>
          </div>
        </div>
      ))}
      <Button
        size="small"
        startIcon={<Plus size={16} aria-hidden="true" />}
        onClick={() =>
          onChange([
            ...campos,
            {
              chave: freeKey(campos),
              rotulo: text('fluxoDesenho.campo.rotulo'),
              tipo: 'TEXTO',
              obrigatorio: false,
            },
          ])
        }
      >
        {text('fluxoDesenho.campo.incluirCampo')}
      </Button>
    </>
  );
};

const freeKey = (campos: readonly CampoFluxo[]): string => {
  let n = campos.length + 1;
  while (campos.some(({ chave }) => chave === `resposta${n}`)) n += 1;
  return `resposta${n}`;
};
