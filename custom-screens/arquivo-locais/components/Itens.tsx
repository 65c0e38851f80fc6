import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ArrowRightLeft, PackageOpen, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { guardaApi } from '#schemas/api/guarda.ts';
import type { LocalAberto } from '#schemas/shapes/guarda.ts';
import { atoEmLotePath, consultaPath } from '#src/conteudo/content-path.ts';
import { EtiquetasDialog } from '#src/conteudo/etiquetas/EtiquetasDialog.tsx';
import { espessuraText } from '#src/conteudo/guarda/espessura.ts';
import { GuardarDialog } from '#src/conteudo/guarda/GuardarDialog.tsx';
import { localPath } from '#src/conteudo/guarda/local-path.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { toggled } from '../toggled.ts';
import styles from '../Locais.module.css';

/** What is in a place, of what the person sees; some are chosen to be moved, or to have their labels printed. */
export const Itens = ({ local }: { readonly local: LocalAberto }) => {
  const text = useText();
  const navigate = useNavigate();
  const mayMove = can(useSession(), 'arquivoGuardar');
  const [below, setBelow] = useState(false);
  const [page, setPage] = useState({ start: 1, pageSize: 20 });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<'mudar' | 'etiquetas'>();
  const { data, error, refetch } = useRead(
    guardaApi.itens,
    { params: { id: local.id }, query: { ...page, abaixo: below ? 'sim' : undefined } },
    { ownError: true, keepPrevious: true },
  );
  const only = chosen.size === 1 ? data?.itens.find(({ id }) => chosen.has(id)) : undefined;
  const done = (): void => setChosen(new Set());
  return (
    <section className={styles.part} aria-label={text('guardaTela.locais.itens')}>
      <div className={styles.head}>
        <h2>{text('guardaTela.locais.itens')}</h2>
        {local.locais > 0 && (
          <FormControlLabel
            control={
              <Checkbox
                checked={below}
                onChange={(_, checked) => {
                  setBelow(checked);
                  setPage({ ...page, start: 1 });
                }}
              />
            }
            label={text('guardaTela.locais.comAbaixo')}
          />
        )}
      </div>
      {chosen.size > 0 && (
        <div className={styles.chosen} role="status">
          <span className="sm">{text('guardaTela.locais.escolhidos', { count: chosen.size })}</span>
          <Button
            size="small"
            startIcon={<ArrowRightLeft aria-hidden="true" />}
            onClick={() => setAsking('mudar')}
          >
            {text('guardaTela.locais.mudarItens')}
          </Button>
          <Button
            size="small"
            startIcon={<Printer aria-hidden="true" />}
            onClick={() => setAsking('etiquetas')}
          >
            {text('guardaTela.locais.etiquetas')}
          </Button>
          <Button size="small" variant="text" onClick={done}>
            {text('guardaTela.locais.limpar')}
          </Button>
        </div>
      )}
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.itens.length === 0 ? (
        <EmptyState icon={PackageOpen} title={text('guardaTela.locais.semItens')}>
          {text('guardaTela.locais.semItensTexto')}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list} aria-label={text('guardaTela.locais.itens')}>
            {data.itens.map((item) => (
              <li key={item.id} className={styles.row}>
                {mayMove && (
                  <Checkbox
                    checked={chosen.has(item.id)}
                    onChange={() => setChosen((before) => toggled(before, item.id))}
                    slotProps={{
                      input: { 'aria-label': text('guardaTela.locais.escolher', { item: item.rotulo }) },
                    }}
                  />
                )}
                <span className={styles.about}>
                  <Link to={consultaPath(item.id, item.tipo)}>{item.rotulo}</Link>
                  <span className="sm sub" style={{ display: 'block' }}>
                    {item.assunto}
                  </span>
                  {below && item.localId !== local.id && (
                    <Link className="sm" to={localPath(item.localId)}>
                      {item.local}
                    </Link>
                  )}
                </span>
                <span className={`${styles.fill} sm sub`}>
                  {text('guardaTela.locais.desde', {
                    quando: formatMoment(item.desde),
                    quem: item.quem ?? '',
                  })}
                  {item.espessura !== undefined &&
                    ` · ${text('guardaTela.bloco.centimetros', { n: espessuraText(item.espessura) })}`}
                  {item.comOutra !== undefined &&
                    ` · ${text('guardaTela.locais.comOutra', { unidade: item.comOutra })}`}
                </span>
              </li>
            ))}
          </ul>
          <Pager
            page={page.start}
            pageSize={page.pageSize}
            shown={data.itens.length}
            total={data.total}
            exact={data.totalExato}
            onPage={(start) => setPage({ ...page, start })}
            onPageSize={(pageSize) => setPage({ start: 1, pageSize })}
          />
        </>
      )}
      {local.naoVistos > 0 && (
        <p className="sm sub">{text('guardaTela.locais.naoVistos', { count: local.naoVistos })}</p>
      )}
      {asking === 'mudar' && (
        <GuardarDialog
          ids={[...chosen]}
          name={only?.rotulo}
          onLote={({ id }) => void navigate(atoEmLotePath(id), { state: { from: localPath(local.id) } })}
          onClose={() => {
            setAsking(undefined);
            done();
          }}
        />
      )}
      {asking === 'etiquetas' && (
        <EtiquetasDialog
          guarda={{ locais: [], itens: [...chosen] }}
          title={text('guardaTela.locais.etiquetas')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
};
