import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { comOpcoes, tiposDeCampo, type CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Condicao } from '../components/Condicao.tsx';
import { Settled } from '../components/Settled.tsx';
import { questionsAsked } from '../regras/campos.ts';
import { useRascunhoDeRegra } from '../regras/rascunho-de-regra.ts';
import styles from './Formulario.module.css';
import { optionsIn } from './questions.ts';

interface PerguntaProps {
  readonly campo: CampoFluxo;
  /** Questions that come before it: its condition may be of them. */
  readonly before: readonly CampoFluxo[];
  readonly onChange: (more: Partial<CampoFluxo>) => void;
}

/** What one question is. */
export const Pergunta = ({ campo, before, onChange }: PerguntaProps) => {
  const text = useText();
  const { chave, rotulo, tipo, obrigatorio, ajuda, opcoes = [], quando } = campo;
  const [begun, setBegun] = useState(false);
  const lugar = `pergunta:${chave}`;
  const [unfinished, keep] = useRascunhoDeRegra(lugar);
  const asks = begun || quando !== undefined || unfinished !== undefined;
  return (
    <div className={styles.fields}>
      <Settled
        label={text('fluxoDesenho.campo.rotulo')}
        value={rotulo}
        onSettle={(said) => onChange({ rotulo: said.trim() })}
      />
      <SelectInput
        label={text('fluxoDesenho.campo.tipo')}
        value={tipo}
        options={tiposDeCampo.map((one) => ({ value: one, label: text(`fluxoDesenho.tipoCampo.${one}`) }))}
        onChange={(said) => onChange({ tipo: said })}
      />
      {comOpcoes(tipo) && (
        <Settled
          label={text('fluxoFormulario.opcoes')}
          help={text('fluxoFormulario.opcoesAjuda')}
          error={opcoes.length === 0 ? text('fluxoFormulario.semOpcoes') : undefined}
          multiline
          value={opcoes.join('\n')}
          onSettle={(said) => onChange({ opcoes: optionsIn(said) ?? [] })}
        />
      )}
      <Settled
        label={text('fluxoFormulario.ajuda')}
        value={ajuda ?? ''}
        onSettle={(said) => onChange({ ajuda: said.trim() || undefined })}
      />
      <Settled
        label={text('fluxoDesenho.campo.chave')}
        help={text('fluxoFormulario.chaveAjuda', { chave })}
        value={chave}
        onSettle={(said) => onChange({ chave: said.trim() })}
      />
      <FormControlLabel
        control={<Checkbox checked={obrigatorio} onChange={(_, on) => onChange({ obrigatorio: on })} />}
        label={text('fluxoDesenho.campo.obrigatorio')}
      />
      {(before.length > 0 || quando !== undefined) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={asks}
              onChange={(_, on) => {
                setBegun(on);
                if (on) return;
                keep(undefined);
                onChange({ quando: undefined });
              }}
            />
          }
          label={text('fluxoFormulario.soSe')}
        />
      )}
      {asks && (
        <Condicao
          lugar={lugar}
          label={text('fluxoFormulario.soSe')}
          value={quando ?? ''}
          campos={questionsAsked(before).map((one) => ({ ...one, semUteis: true }))}
          onSettle={(feel) => onChange({ quando: feel.trim().replace(/^=/, '') || undefined })}
        />
      )}
    </div>
  );
};
