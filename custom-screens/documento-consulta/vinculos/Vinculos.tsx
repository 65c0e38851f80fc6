import Button from '@mui/material/Button';
import { FilePlus2, Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { vinculoApi } from '#schemas/api/vinculo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ConteudoVinculado, Vinculos as Lidos } from '#schemas/shapes/vinculo.ts';
import { consultaPath, vinculadoPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { KindIcon } from '#src/conteudo/KindIcon.tsx';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { MudarVinculo, type Mudanca } from './MudarVinculo.tsx';
import styles from './Vinculos.module.css';

/** How many more are shown at each asking, and at the most. */
const step = 20;
const most = 100;

/** The content that a document was made from, and the documents made from it. */
export const Vinculos = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const mayWrite = useCan('documentoIncluir');
  const [pageSize, setPageSize] = useState(step);
  const { data, error, refetch } = useRead(
    vinculoApi.listar,
    { params: { id: documento.id }, query: { pageSize } },
    { ownError: true, keepPrevious: true },
  );
  if (error)
    return <ErrorState error={error} title={text('vinculos.falhou')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  const { origem, referenciadores, total, totalExato } = data;
  const left = total - referenciadores.length;
  return (
    <div className={styles.vinculos}>
      {origem && <Origem documento={documento} origem={origem} mudar={data.mudar} />}
      {referenciadores.length > 0 && (
        <div>
          <h3 className={styles.title}>{text('vinculos.referenciadores')}</h3>
          <ul className={styles.list}>
            {referenciadores.map((one) => (
              <li key={one.id}>
                <Conteudo conteudo={one} />
              </li>
            ))}
          </ul>
          {left > 0 && (
            <p className="xs mut num">
              {text('vinculos.outros', { count: left, mais: totalExato ? '' : '+' })}
            </p>
          )}
          {left > 0 && pageSize < most && (
            <Button size="small" variant="text" onClick={() => setPageSize(pageSize + step)}>
              {text('vinculos.mais')}
            </Button>
          )}
        </div>
      )}
      {!origem && referenciadores.length === 0 && <p className="sm sub">{text('vinculos.nenhum')}</p>}
      {mayWrite && (
        <div>
          <Button
            size="small"
            component={Link}
            to={vinculadoPath(documento.id)}
            startIcon={<FilePlus2 aria-hidden="true" />}
          >
            {text('vinculos.criar')}
          </Button>
        </div>
      )}
    </div>
  );
};

interface OrigemProps {
  readonly documento: Documento;
  readonly origem: ConteudoVinculado;
  readonly mudar: Lidos['mudar'];
}

const Origem = ({ documento, origem, mudar }: OrigemProps) => {
  const text = useText();
  const [asked, setAsked] = useState<Mudanca>();
  const act = (mudanca: Mudanca, Icon: typeof Unlink) =>
    mudar.permitida ? (
      <Button size="small" startIcon={<Icon aria-hidden="true" />} onClick={() => setAsked(mudanca)}>
        {text(`vinculos.${mudanca}`)}
      </Button>
    ) : (
      <ExplainedButton size="small" motivo={mudar.motivo} question={text('vinculos.porQueNao')}>
        {text(`vinculos.${mudanca}`)}
      </ExplainedButton>
    );
  return (
    <div>
      <h3 className={styles.title}>{text('vinculos.origem')}</h3>
      <Conteudo conteudo={origem} />
      <div className={styles.acts}>
        {act('mover', Link2)}
        {act('desvincular', Unlink)}
      </div>
      {asked && (
        <MudarVinculo
          documento={documento}
          origem={origem}
          mudanca={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};

const Conteudo = ({ conteudo }: { readonly conteudo: ConteudoVinculado }) => {
  const text = useText();
  const { id, tipo, assunto, autor, criadoEm } = conteudo;
  return (
    <div className={styles.conteudo}>
      <KindIcon tipo={tipo} />
      <div className="grow">
        <Link to={consultaPath(id)} className={styles.name}>
          {itemName(conteudo)}
        </Link>
        <p className="sm">{assunto}</p>
        <p className="xs mut num">{text('vinculos.porQuem', { autor, quando: formatDay(criadoEm) })}</p>
      </div>
    </div>
  );
};
