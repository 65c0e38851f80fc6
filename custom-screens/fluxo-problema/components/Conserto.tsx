import Button from '@mui/material/Button';
import { useState } from 'react';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { FluxoProblema, FluxoProblemaAto } from '#schemas/shapes/fluxo-problema.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import styles from '../FluxoProblema.module.css';
import { Pedido, type Said } from './Pedido.tsx';

interface ConsertoProps {
  readonly problemas: readonly FluxoProblema[];
  readonly onDone: (results: readonly ResultadoItem[]) => void;
}

type Ato = FluxoProblemaAto['ato'];

/** What may be done about one problem, or about several of the same place together. */
export const Conserto = ({ problemas, onDone }: ConsertoProps) => {
  const text = useText();
  const [ato, setAto] = useState<Exclude<Ato, 'TENTAR'>>();
  const [first] = problemas;
  const act = useAct(fluxoProblemaApi.fazer, { refresh: [fluxoProblemaApi.listar] });
  const { data } = useRead(
    fluxoProblemaApi.detalhe,
    { params: { id: first?.id ?? 0 } },
    { ownError: true, quiet: true, enabled: first !== undefined },
  );
  if (!first) return null;
  const alike = problemas.every(
    ({ fluxoId, versao, elemento }) =>
      fluxoId === first.fluxoId && versao === first.versao && elemento === first.elemento,
  );
  const offered = [
    ...(alike && data && data.campos.length > 0 ? (['CORRIGIR'] as const) : []),
    ...(alike && data && data.saidas.length > 0 ? (['ESCOLHER'] as const) : []),
    ...(alike && data && data.destinos.length > 0 ? (['MOVER'] as const) : []),
    ...(alike && data && data.versoes.length > 0 ? (['MIGRAR'] as const) : []),
  ];
  const send = (pedido: Said & { readonly ato: Ato; readonly motivo: string }): void =>
    void quietly(act.act({ body: { ids: problemas.map(({ id }) => id), ...pedido } }), ({ resultados }) => {
      setAto(undefined);
      onDone(resultados);
    });
  return (
    <div className={styles.row}>
      <Button
        variant="contained"
        size="small"
        disabled={act.isPending}
        onClick={() => send({ ato: 'TENTAR', motivo: '' })}
      >
        {text('fluxoProblema.atos.TENTAR')}
      </Button>
      {offered.map((one) => (
        <Button key={one} size="small" variant="outlined" onClick={() => setAto(one)}>
          {text(`fluxoProblema.atos.${one}`)}
        </Button>
      ))}
      <Button size="small" color="error" onClick={() => setAto('INTERROMPER')}>
        {text('fluxoProblema.atos.INTERROMPER')}
      </Button>
      {ato && (
        <Question
          ato={ato}
          first={first}
          detalhe={data}
          busy={act.isPending}
          single={problemas.length === 1}
          onClose={() => setAto(undefined)}
          onConfirm={(said, motivo) => send({ ...said, ato, motivo })}
        />
      )}
    </div>
  );
};

interface QuestionProps {
  readonly ato: Exclude<Ato, 'TENTAR'>;
  readonly first: FluxoProblema;
  readonly detalhe: Parameters<typeof Pedido>[0]['detalhe'] | undefined;
  readonly single: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (said: Said, motivo: string) => void;
}

const Question = ({ ato, first, detalhe, single, busy, onClose, onConfirm }: QuestionProps) => {
  const text = useText();
  const [said, setSaid] = useState<Said>({});
  const [missing, setMissing] = useState(false);
  const asked = { CORRIGIR: said.valores, ESCOLHER: said.saida, MOVER: said.destino, MIGRAR: said.versao };
  const check = (): boolean => {
    const lacks = ato !== 'INTERROMPER' && asked[ato] === undefined;
    setMissing(lacks);
    return !lacks;
  };
  return (
    <ConfirmDialog
      open
      title={text(`fluxoProblema.atos.${ato}`)}
      confirmLabel={text(`fluxoProblema.atos.${ato}`)}
      destructive={ato === 'INTERROMPER'}
      busy={busy}
      check={check}
      reason={{
        label: text('fluxoProblema.motivo'),
        required: true,
        max: 1000,
        unfocused: ato === 'INTERROMPER' ? undefined : (true as const),
      }}
      onConfirm={(motivo) => onConfirm(said, motivo)}
      onClose={onClose}
    >
      <p className="sm sub">{text(`fluxoProblema.explica.${ato}`)}</p>
      {detalhe && ato !== 'INTERROMPER' && (
        <div className={styles.fields}>
          <Pedido
            ato={ato}
            first={first}
            detalhe={detalhe}
            said={said}
            missing={missing}
            single={single}
            onSay={setSaid}
          />
        </div>
      )}
    </ConfirmDialog>
  );
};
