import { defined } from '#schemas/defined.ts';
import { tiposDeTrabalho, type Trabalho } from '#schemas/fluxo/atividade.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { Drawing } from '../drawing.ts';
import type { CampoDeRegra } from '../regras/campos.ts';
import { putTrabalho } from '../say.ts';
import { Decisao } from './Decisao.tsx';
import { NamedSelect } from './NamedSelect.tsx';
import { Settled } from './Settled.tsx';

interface TrabalhoFieldsProps {
  readonly id: string;
  readonly value: Trabalho;
  readonly names: Pick<DesenhoFluxo, 'papeis' | 'unidades'>;
  readonly campos: readonly CampoDeRegra[];
  readonly onChange: (work: (drawing: Drawing) => unknown) => void;
}

/** What the system does by itself at this step. */
export const TrabalhoFields = ({ id, value, names, campos, onChange }: TrabalhoFieldsProps) => {
  const text = useText();
  const put = (more: Partial<Trabalho>): void =>
    onChange((now) => putTrabalho(now, id, { ...value, ...more }));
  return (
    <>
      <SelectInput
        label={text('fluxoDesenho.campo.trabalho')}
        value={value.tipo}
        options={tiposDeTrabalho.map((one) => ({ value: one, label: text(`fluxoDesenho.trabalho.${one}`) }))}
        onChange={(tipo) =>
          put({
            tipo,
            ...defined({
              resultado: tipo === 'DECIDIR' ? undefined : '',
              regras: tipo === 'DECIDIR' ? undefined : [],
            }),
          })
        }
      />
      {value.tipo === 'TRAMITAR' && (
        <NamedSelect
          label={text('fluxoDesenho.campo.unidade')}
          none={text('fluxoDesenho.campo.escolhaUnidade')}
          value={value.unidade}
          names={names.unidades.map(({ sigla, nome }) => ({ codigo: sigla, nome: `${sigla} - ${nome}` }))}
          onChange={(unidade) => put({ unidade })}
        />
      )}
      {value.tipo === 'NOTIFICAR' && (
        <>
          <NamedSelect
            label={text('fluxoDesenho.campo.avisado')}
            none={text('fluxoDesenho.campo.escolhaPapel')}
            value={value.papel}
            names={names.papeis}
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
      {value.tipo === 'DECIDIR' && <Decisao value={value} campos={campos} onChange={put} />}
    </>
  );
};
