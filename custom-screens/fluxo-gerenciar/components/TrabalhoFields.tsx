import { tiposDeTrabalho, type Trabalho } from '#schemas/fluxo/atividade.ts';
import type { DesenhoFluxo } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { Drawing } from '../drawing.ts';
import { putTrabalho } from '../edits.ts';
import { Settled } from './Settled.tsx';

interface TrabalhoFieldsProps {
  readonly id: string;
  readonly value: Trabalho;
  readonly names: Pick<DesenhoFluxo, 'papeis' | 'unidades'>;
  readonly onChange: (work: (drawing: Drawing) => unknown) => void;
}

/** What the system does by itself at this step. */
export const TrabalhoFields = ({ id, value, names, onChange }: TrabalhoFieldsProps) => {
  const text = useText();
  const put = (more: Partial<Trabalho>): void =>
    onChange((now) => putTrabalho(now, id, { ...value, ...more }));
  const others = (known: readonly string[], one: string) =>
    one === '' || known.includes(one) ? [] : [{ value: one, label: one }];
  return (
    <>
      <SelectInput
        label={text('fluxoDesenho.campo.trabalho')}
        value={value.tipo}
        options={tiposDeTrabalho.map((one) => ({ value: one, label: text(`fluxoDesenho.trabalho.${one}`) }))}
        onChange={(tipo) => put({ tipo })}
      />
      {value.tipo === 'TRAMITAR' ? (
        <SelectInput
          label={text('fluxoDesenho.campo.unidade')}
          value={value.unidade}
          options={[
            { value: '', label: text('fluxoDesenho.campo.escolhaUnidade') },
            ...others(
              names.unidades.map(({ sigla }) => sigla),
              value.unidade,
            ),
            ...names.unidades.map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} - ${nome}` })),
          ]}
          onChange={(unidade) => put({ unidade })}
        />
      ) : (
        <>
          <SelectInput
            label={text('fluxoDesenho.campo.avisado')}
            value={value.papel}
            options={[
              { value: '', label: text('fluxoDesenho.campo.escolhaPapel') },
              ...others(
                names.papeis.map(({ codigo }) => codigo),
                value.papel,
              ),
              ...names.papeis.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
            ]}
            onChange={(papel) => put({ papel })}
          />
          <Settled
            label={text('fluxoDesenho.campo.texto')}
            value={value.texto}
            multiline
            onSettle={(texto) => put({ texto })}
          />
        </>
      )}
    </>
  );
};
