import Button from '@mui/material/Button';
import { useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { gerenciarAtividadesApi } from '#schemas/api/gerenciar-atividades.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { AtividadeGerenciada, AtividadesAto } from '#schemas/shapes/fluxo-atividade.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from '../GerenciarAtividades.module.css';

interface EscolhidasProps {
  readonly itens: readonly AtividadeGerenciada[];
  readonly onDone: (results: readonly ResultadoItem[]) => void;
}

const atos = ['PASSAR', 'LIBERAR', 'PRAZO', 'PRIORIDADE', 'CONCLUIR'] as const;
type Ato = (typeof atos)[number];
type Said = Pick<AtividadesAto, 'usuarioId' | 'prazo' | 'prioridade' | 'decisao'>;

/** What may be done with the chosen ones, together. */
export const Escolhidas = ({ itens, onDone }: EscolhidasProps) => {
  const text = useText();
  const [ato, setAto] = useState<Ato>();
  if (itens.length === 0) return null;
  return (
    <div
      className={styles.bulk}
      role="group"
      aria-label={text('gerenciarAtividades.escolhidas', { count: itens.length })}
    >
      <b>{text('gerenciarAtividades.escolhidas', { count: itens.length })}</b>
      {atos.map((one) => (
        <Button key={one} size="small" variant="outlined" onClick={() => setAto(one)}>
          {text(`gerenciarAtividades.atos.${one}`)}
        </Button>
      ))}
      {ato && <AtoDialog ato={ato} itens={itens} onClose={() => setAto(undefined)} onDone={onDone} />}
    </div>
  );
};

interface AtoDialogProps extends EscolhidasProps {
  readonly ato: Ato;
  readonly onClose: () => void;
}

const AtoDialog = ({ ato, itens, onClose, onDone }: AtoDialogProps) => {
  const text = useText();
  const [said, setSaid] = useState<Said>(ato === 'PRIORIDADE' ? { prioridade: 'URGENTE' } : {});
  const [missing, setMissing] = useState(false);
  const act = useAct(gerenciarAtividadesApi.fazer, {
    refresh: [gerenciarAtividadesApi.listar, gerenciarAtividadesApi.contagem, fluxoAtividadeApi.listar],
  });
  const check = (): boolean => {
    const lacks =
      (ato === 'PASSAR' && said.usuarioId === undefined) || (ato === 'PRAZO' && said.prazo === undefined);
    setMissing(lacks);
    return !lacks;
  };
  return (
    <ConfirmDialog
      open
      title={text(`gerenciarAtividades.atos.${ato}`)}
      confirmLabel={text(`gerenciarAtividades.atos.${ato}`)}
      busy={act.isPending}
      check={check}
      reason={{
        label: text('gerenciarAtividades.justificativa'),
        required: ato === 'CONCLUIR',
        max: 1000,
        unfocused: ato === 'LIBERAR' ? undefined : (true as const),
      }}
      onConfirm={(motivo) =>
        void quietly(
          act.act({
            body: {
              ids: itens.map(({ id }) => id),
              ato,
              ...said,
              motivo: motivo.trim() === '' ? undefined : motivo.trim(),
            },
          }),
          ({ resultados }) => {
            onClose();
            onDone(resultados);
          },
        )
      }
      onClose={onClose}
    >
      <p className="sm sub">{text(`gerenciarAtividades.explica.${ato}`)}</p>
      <Asked ato={ato} itens={itens} said={said} missing={missing} onSay={setSaid} />
    </ConfirmDialog>
  );
};

interface AskedProps {
  readonly ato: Ato;
  readonly itens: readonly AtividadeGerenciada[];
  readonly said: Said;
  readonly missing: boolean;
  readonly onSay: (said: Said) => void;
}

const Asked = ({ ato, itens, said, missing, onSay }: AskedProps) => {
  const text = useText();
  const people = new Map(itens.flatMap(({ pessoas }) => pessoas.map(({ id, nome }) => [id, nome])));
  if (ato === 'PASSAR')
    return (
      <SelectInput
        label={text('gerenciarAtividades.pessoa')}
        value={said.usuarioId ?? 0}
        options={[
          { value: 0, label: text('gerenciarAtividades.escolhaPessoa') },
          ...[...people].map(([value, label]) => ({ value, label })),
        ]}
        help={missing ? text('gerenciarAtividades.escolhaPessoa') : undefined}
        onChange={(id) => onSay(id === 0 ? {} : { usuarioId: id })}
      />
    );
  if (ato === 'PRAZO')
    return (
      <DateField
        label={text('gerenciarAtividades.prazo')}
        required
        value={said.prazo}
        onChange={(prazo) => onSay(prazo === undefined ? {} : { prazo })}
      />
    );
  if (ato === 'PRIORIDADE')
    return (
      <SelectInput
        label={text('gerenciarAtividades.prioridade')}
        value={said.prioridade ?? 'URGENTE'}
        options={(['URGENTE', 'NORMAL'] as const).map((value) => ({
          value,
          label: text(`gerenciarAtividades.prioridades.${value}`),
        }))}
        onChange={(prioridade) => onSay({ prioridade })}
      />
    );
  if (ato === 'CONCLUIR' && itens.some(({ especie }) => especie === 'APROVACAO'))
    return (
      <SelectInput
        label={text('gerenciarAtividades.decisao')}
        value={said.decisao ?? ''}
        options={[
          { value: '', label: text('gerenciarAtividades.semDecisao') },
          ...(['APROVAR', 'DEVOLVER'] as const).map((value) => ({
            value,
            label: text(`gerenciarAtividades.decisoes.${value}`),
          })),
        ]}
        onChange={(decisao) => onSay(decisao === '' ? {} : { decisao })}
      />
    );
  return null;
};
