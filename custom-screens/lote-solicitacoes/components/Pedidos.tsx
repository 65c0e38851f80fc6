import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { CircleCheck, Clock, ListChecks, ListMinus } from 'lucide-react';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { AtoDoLote, LoteSolicitacoes, LoteSolicitacoesItem } from '#schemas/shapes/lote-solicitacoes.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { FaseExternaMark } from '#src/conteudo/FaseExternaMark.tsx';
import type { Escolha } from '#src/conteudo/inclusao/EscolherConteudo.tsx';
import { Incluir } from '#src/conteudo/inclusao/Incluir.tsx';
import type { Inclusao } from '#src/conteudo/inclusao/use-inclusao.ts';
import { formatDay, formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { LoteActs } from '../queries.ts';
import styles from '../LoteSolicitacoes.module.css';
import { AtoNoLote } from './AtoNoLote.tsx';
import { Retirar } from './Retirar.tsx';

interface PedidosProps {
  readonly lote: LoteSolicitacoes;
  readonly acts: LoteActs;
  readonly inclusao: Inclusao;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Requests that the unit has. */
const toEnter: Escolha = {
  aba: 'unidade',
  serve: ({ tipo }) => tipo === tipoConteudo.solicitacaoServico,
};

const atos: readonly AtoDoLote[] = [
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'encerrarSolicitacao',
];

/** The requests of a lot, each by its own clock; what is asked is asked of those that are selected, or of all not answered yet. */
export const Pedidos = ({ lote, acts, inclusao, field }: PedidosProps) => {
  const text = useText();
  const [insideId, outsideId] = [useId(), useId()];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<AtoDoLote>();
  const [leaving, setLeaving] = useState(false);
  const may = (ato: string): boolean => lote.acoes.some(({ nome, permitida }) => nome === ato && permitida);
  const inside = lote.itens.filter(({ saiu }) => !saiu);
  const outside = lote.itens.filter(({ saiu }) => saiu);
  const acting = may('agirNoLote') && inside.length > 0;
  // what left meanwhile is no longer chosen
  const selected = acting ? inside.filter(({ id }) => chosen.has(id)) : [];
  const subject = selected.length > 0 ? selected : inside.filter(({ desfecho }) => desfecho === undefined);
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className={styles.pedidos}>
      {may('incluirSolicitacoes') && (
        <Incluir inclusao={inclusao} escolha={toEnter} field={field} autoFocus={false} />
      )}
      <section className={styles.list} aria-labelledby={insideId}>
        <h2 id={insideId}>
          {text('loteSolicitacoesTela.pedidos')}{' '}
          <span className={styles.count}>
            {text('loteSolicitacoesTela.resumo', {
              count: inside.length,
              respondidos: inside.filter(({ desfecho }) => desfecho !== undefined).length,
            })}
          </span>
        </h2>
        {acting && (
          <div className={styles.choose}>
            <Checkbox
              checked={selected.length === inside.length}
              indeterminate={selected.length > 0 && selected.length < inside.length}
              slotProps={{ input: { 'aria-label': text('loteSolicitacoesTela.selecionarTodos') } }}
              onChange={() =>
                setChosen(selected.length === inside.length ? new Set() : new Set(inside.map(({ id }) => id)))
              }
            />
            <span className="sm" role="status">
              {text('loteSolicitacoesTela.selecionados', { count: selected.length })}
            </span>
            <span className={styles.acts}>
              {atos.map((ato) => (
                <Button
                  key={ato}
                  size="small"
                  variant={ato === 'encerrarSolicitacao' ? 'contained' : 'outlined'}
                  disabled={!subject.some((one) => one.atos.includes(ato))}
                  onClick={() => setAsked(ato)}
                >
                  {text(`loteSolicitacoesTela.ato.${ato}`)}
                </Button>
              ))}
              {may('retirarSolicitacoes') && (
                <Button
                  size="small"
                  disabled={selected.length === 0}
                  startIcon={<ListMinus aria-hidden="true" />}
                  onClick={() => setLeaving(true)}
                >
                  {text('loteSolicitacoesTela.retirar')}
                </Button>
              )}
            </span>
          </div>
        )}
        {inside.length === 0 ? (
          <EmptyState icon={ListChecks} title={text('loteSolicitacoesTela.vazio')}>
            {text('loteSolicitacoesTela.vazioTexto')}
          </EmptyState>
        ) : (
          <ul>
            {inside.map((item) => (
              <Pedido
                key={item.id}
                item={item}
                start={
                  acting && (
                    <Checkbox
                      checked={chosen.has(item.id)}
                      slotProps={{
                        input: {
                          'aria-label': text('loteSolicitacoesTela.selecionar', { pedido: item.numero }),
                        },
                      }}
                      onChange={() => toggle(item.id)}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
      </section>
      {outside.length > 0 && (
        <section className={styles.list} aria-labelledby={outsideId}>
          <h2 id={outsideId}>{text('loteSolicitacoesTela.fora')}</h2>
          <ul>
            {outside.map((item) => (
              <Pedido key={`${item.id} ${item.em}`} item={item} />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <AtoNoLote
          ato={asked}
          lote={lote}
          acts={acts}
          itens={subject}
          todos={selected.length === 0}
          onClose={() => setAsked(undefined)}
          onDone={() => setChosen(new Set())}
        />
      )}
      {leaving && (
        <Retirar
          itens={selected}
          acts={acts}
          onClose={() => setLeaving(false)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </div>
  );
};

interface PedidoProps {
  readonly item: LoteSolicitacoesItem;
  /** Before it: what chooses it. */
  readonly start?: ReactNode;
}

/** One request: whose it is, in which phase, until when, and what became of it. */
const Pedido = ({ item, start }: PedidoProps) => {
  const text = useText();
  const { id, numero, nome, situacao, desfecho, prazo, respostaAte, vencida, autuado, unidade, saiu } = item;
  return (
    <li className={styles.item}>
      {start}
      <div className={styles.about}>
        <Link className={styles.subject} to={consultaPath(id, tipoConteudo.solicitacaoServico)}>
          {nome}
        </Link>
        <div className={styles.facts}>
          <span className="id">{numero}</span>
          {desfecho ? (
            <Chip icon={CircleCheck} tone={desfecho === 'NAO_ATENDIDO' ? 'pedra' : 'verde'}>
              {text(`protocoloExterno.desfecho.${desfecho}`)}
            </Chip>
          ) : (
            <FaseExternaMark fase={situacao} />
          )}
          {vencida && (
            <Chip icon={Clock} tone="rubro">
              {text('loteSolicitacoesTela.vencida')}
            </Chip>
          )}
          {prazo !== undefined && (
            <span>{text('loteSolicitacoesTela.prazo', { dia: writtenDay(prazo) })}</span>
          )}
          {respostaAte !== undefined && prazo === undefined && (
            <span>{text('loteSolicitacoesTela.respostaAte', { dia: writtenDay(respostaAte) })}</span>
          )}
          <span>{text('loteSolicitacoesTela.enviado', { dia: formatDay(new Date(item.enviadaEm)) })}</span>
          <span>{text('loteSolicitacoesTela.com', { unidade })}</span>
          {autuado && (
            <Link to={consultaPath(autuado.id, autuado.tipo)}>
              {autuado.numero || text('protocoloExterno.minuta')}
            </Link>
          )}
        </div>
        {saiu && (
          <p className={styles.facts}>
            {text('loteSolicitacoesTela.saiu', { quem: saiu.quem, quando: formatMinute(saiu.em) })}
            {saiu.motivo !== undefined && ` ${text('loteSolicitacoesTela.motivo', { motivo: saiu.motivo })}`}
          </p>
        )}
      </div>
    </li>
  );
};
