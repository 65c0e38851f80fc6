import { useState } from 'react';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import type {
  FluxoProblema,
  FluxoProblemaAto,
  FluxoProblemaDetalhe,
} from '#schemas/shapes/fluxo-problema.ts';
import { CampoDaAtividade } from '#src/conteudo/fluxo/CampoDaAtividade.tsx';
import { answerOf, typedOf } from '#src/conteudo/fluxo/typed-answers.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from '../FluxoProblema.module.css';

export type Said = Pick<FluxoProblemaAto, 'valores' | 'saida' | 'destino' | 'versao' | 'mapa'>;

interface PedidoProps {
  readonly ato: 'CORRIGIR' | 'ESCOLHER' | 'MOVER' | 'MIGRAR';
  readonly first: FluxoProblema;
  readonly detalhe: FluxoProblemaDetalhe;
  readonly said: Said;
  readonly missing: boolean;
  readonly single: boolean;
  readonly onSay: (said: Said) => void;
}

/** What each repair asks. */
export const Pedido = ({ ato, first, detalhe, said, missing, single, onSay }: PedidoProps) => {
  const text = useText();
  const help = missing ? { help: text('fluxoProblema.escolha') } : {};
  const choose = { value: '', label: text('fluxoProblema.escolha') };
  if (ato === 'CORRIGIR')
    return (
      <div className={styles.fields}>
        {missing && <Note tone="rubro">{text('fluxoProblema.corrijaUma')}</Note>}
        {detalhe.campos.map((campo) => (
          <Resposta
            key={campo.chave}
            campo={campo}
            onChange={(valor) => {
              const { [campo.chave]: _, ...rest } = said.valores ?? {};
              const valores = valor === undefined ? rest : { ...rest, [campo.chave]: valor };
              onSay(Object.keys(valores).length === 0 ? {} : { valores });
            }}
            valor={said.valores?.[campo.chave]}
          />
        ))}
      </div>
    );
  if (ato === 'ESCOLHER')
    return (
      <SelectInput
        label={text('fluxoProblema.saida')}
        value={said.saida ?? ''}
        options={[
          choose,
          ...detalhe.saidas.map(({ id, nome, condicao }) => ({
            value: id,
            label: condicao === undefined ? nome : text('fluxoProblema.saidaQuando', { nome, condicao }),
          })),
        ]}
        {...help}
        onChange={(saida) => onSay(saida === '' ? {} : { saida })}
      />
    );
  if (ato === 'MOVER')
    return (
      <SelectInput
        label={text('fluxoProblema.destino')}
        value={said.destino ?? ''}
        options={[
          choose,
          ...detalhe.destinos.map(({ id, nome }) => ({
            value: id,
            label: nome === '' ? text('fluxoProblema.semNome', { id }) : nome,
          })),
        ]}
        {...help}
        onChange={(destino) => onSay(destino === '' ? {} : { destino })}
      />
    );
  return (
    <>
      <SelectInput
        label={text('fluxoProblema.versaoNova')}
        value={said.versao ?? 0}
        options={[
          { value: 0, label: text('fluxoProblema.escolha') },
          ...detalhe.versoes.map((value) => ({
            value,
            label: text('fluxoProblema.versaoNumero', { numero: value }),
          })),
        ]}
        {...help}
        onChange={(versao) => onSay(versao === 0 ? {} : { versao })}
      />
      {said.versao !== undefined && (
        <Previa
          first={first}
          said={said}
          onSay={onSay}
          versao={said.versao}
          instanciaId={single && detalhe.instanciaId !== undefined ? detalhe.instanciaId : undefined}
        />
      )}
    </>
  );
};

type Valor = NonNullable<FluxoProblemaAto['valores']>[string];

interface RespostaProps {
  readonly campo: FluxoProblemaDetalhe['campos'][number];
  readonly valor: Valor | undefined;
  readonly onChange: (valor: Valor | undefined) => void;
}

/** What was answered, to be corrected: asked as who does the activity is asked it. */
const Resposta = ({ campo, valor, onChange }: RespostaProps) => {
  const [typed, setTyped] = useState(typedOf(valor ?? campo.valor));
  return (
    <CampoDaAtividade
      campo={{ ...campo, obrigatorio: false }}
      value={typed}
      onChange={(said) => {
        setTyped(said);
        onChange(answerOf(campo.tipo, said));
      }}
    />
  );
};

interface PreviaProps {
  readonly first: FluxoProblema;
  readonly versao: number;
  readonly instanciaId?: number;
  readonly said: Said;
  readonly onSay: (said: Said) => void;
}

/** What would pass and what would not, and where what has no place there goes. */
const Previa = ({ first, versao, instanciaId, said, onSay }: PreviaProps) => {
  const text = useText();
  const { mapa = {} } = said;
  const { data } = useRead(
    fluxoProblemaApi.preverMigracao,
    {
      params: { id: first.fluxoId },
      body: { de: first.versao, para: versao, mapa, instanciaId },
    },
    { quiet: true, keepPrevious: true, staleTime: 0 },
  );
  if (!data) return null;
  const { total, passam, faltam, bloqueios, avisos, destinos } = data;
  return (
    <div className={styles.fields} aria-live="polite">
      <Note tone={passam === total ? 'verde' : 'ambar'}>
        {instanciaId === undefined
          ? text('fluxoProblema.passam', { passam, total })
          : text(passam === total ? 'fluxoProblema.passa' : 'fluxoProblema.naoPassa')}
      </Note>
      {faltam.map(({ id, nome }) => (
        <SelectInput
          key={id}
          label={text('fluxoProblema.falta', { nome })}
          value={mapa[id] ?? ''}
          options={[
            { value: '', label: text('fluxoProblema.escolha') },
            ...destinos.map((one) => ({
              value: one.id,
              label: one.nome === '' ? text('fluxoProblema.semNome', { id: one.id }) : one.nome,
            })),
          ]}
          onChange={(para) => {
            const { [id]: _, ...rest } = mapa;
            onSay({ ...said, mapa: para === '' ? rest : { ...rest, [id]: para } });
          }}
        />
      ))}
      {bloqueios.map(({ mensagem }) => (
        <p key={mensagem}>{mensagem}</p>
      ))}
      {avisos.map(({ mensagem }) => (
        <p key={mensagem} className="sm sub">
          {mensagem}
        </p>
      ))}
    </div>
  );
};
