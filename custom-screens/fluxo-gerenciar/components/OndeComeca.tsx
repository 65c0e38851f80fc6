import Alert from '@mui/material/Alert';
import { X } from 'lucide-react';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import { defined } from '#schemas/defined.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { CandidatosInicio, IniciosFluxo } from '#schemas/shapes/fluxo-inicio.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { notifyUndo } from '#src/ui/undo.ts';
import panel from '../FluxoGerenciar.module.css';
import styles from './OndeComeca.module.css';

type Cadastro = IniciosFluxo['cadastros'][number];
type Candidato = CandidatosInicio['itens'][number];
/** A record that starts the flow, or comes to. */
type Changed = Omit<Candidato, 'inicia'>;

interface OndeComecaProps {
  readonly desenho: Pick<DesenhoFluxo, 'fluxo' | 'versoes'>;
}

/** The types and the models whose conclusion starts the flow: seen, chosen and taken away in place. */
export const OndeComeca = ({ desenho: { fluxo, versoes } }: OndeComecaProps) => {
  const text = useText();
  const { id } = fluxo;
  const { data, error, refetch } = useRead(fluxoApi.inicios, { params: { id } }, { ownError: true });
  const mudar = useAct(fluxoApi.mudarInicio, { refresh: [fluxoApi.inicios] });
  if (!data && error)
    return (
      <ErrorState error={error} title={text('fluxoDesenho.inicio.falhou')} onRetry={() => void refetch()} />
    );
  if (!data) return <ListSkeleton rows={3} />;
  const put = async (to: number, cadastro: Cadastro['cadastro'], registro: number, inicia: boolean) =>
    void (await mudar.act({ params: { id: to }, body: { cadastro, registro, inicia } }));
  const change = (cadastro: Cadastro['cadastro'], record: Changed, inicia: boolean): void => {
    const { id: registro, nome, iniciaId } = record;
    // taken back, what started another flow starts it again
    const undo = (): Promise<void> =>
      inicia && iniciaId !== undefined
        ? put(iniciaId, cadastro, registro, true)
        : put(id, cadastro, registro, !inicia);
    void put(id, cadastro, registro, inicia).then(
      () =>
        notifyUndo(text(inicia ? 'fluxoDesenho.inicio.posto' : 'fluxoDesenho.inicio.tirado', { nome }), undo),
      // what refused it was told
      () => undefined,
    );
  };
  return (
    <>
      <p className="sm sub">{text('fluxoDesenho.inicio.ajuda')}</p>
      {!fluxo.ativo && <Alert severity="warning">{text('fluxoDesenho.inicio.inativo')}</Alert>}
      {fluxo.ativo && versoes.length === 0 && (
        <Alert severity="info">{text('fluxoDesenho.inicio.naoPublicado')}</Alert>
      )}
      {data.cadastros.map((cadastro) => (
        <OfRegister
          key={cadastro.cadastro}
          of={cadastro}
          busy={mudar.isPending}
          search={async (q, signal) =>
            (
              await call(
                fluxoApi.candidatosInicio,
                { params: { id }, query: { cadastro: cadastro.cadastro, ...defined({ q: q || undefined }) } },
                { signal, quiet: true },
              )
            ).itens
          }
          onChange={(record, inicia) => change(cadastro.cadastro, record, inicia)}
        />
      ))}
    </>
  );
};

interface OfRegisterProps {
  readonly of: Cadastro;
  readonly busy: boolean;
  readonly search: (q: string, signal: AbortSignal) => Promise<Candidato[]>;
  readonly onChange: (record: Changed, inicia: boolean) => void;
}

const OfRegister = ({ of: { cadastro, titulo, itens, motivo }, busy, search, onChange }: OfRegisterProps) => {
  const text = useText();
  return (
    <div className={styles.register}>
      <h3 id={`inicio-${cadastro}`}>{titulo}</h3>
      {itens.length === 0 && <p className="sm sub">{text('fluxoDesenho.inicio.nenhum')}</p>}
      {itens.length > 0 && (
        <ul className={panel.findings} aria-labelledby={`inicio-${cadastro}`}>
          {itens.map((record) => (
            <li key={record.id} className={panel.row}>
              <span className="sm">
                {record.nome} {!record.ativo && text('fluxoDesenho.inicio.registroInativo')}
              </span>
              {motivo === undefined && (
                <IconAction
                  icon={X}
                  label={text('fluxoDesenho.inicio.tirar', { nome: record.nome })}
                  disabled={busy}
                  onClick={() => onChange(record, false)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {motivo === undefined ? (
        <PickField<Candidato>
          // what was chosen goes to the list above, and the field is empty again
          key={itens.length}
          id={`inicio-${cadastro}-campo`}
          label={text(`fluxoDesenho.inicio.acrescentar.${cadastro}`)}
          source={`inicio-${cadastro}-${itens.map(({ id }) => id).join()}`}
          search={search}
          value={[]}
          keyOf={({ id }) => String(id)}
          nameOf={({ nome }) => nome}
          detailOf={({ inicia }) =>
            inicia === undefined ? undefined : text('fluxoDesenho.inicio.hoje', { fluxo: inicia })
          }
          readOnly={busy}
          onChange={([record]) => record && onChange(record, true)}
        />
      ) : (
        <p className="sm sub">{motivo}</p>
      )}
    </div>
  );
};
