import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { colaboracaoApi } from '#schemas/api/colaboracao.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { EscolherPessoa } from '#src/conteudo/acesso/EscolherPessoa.tsx';
import { call } from '#src/data/call.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useColaboradores } from '../use-colaboradores.ts';
import styles from '#src/conteudo/acesso/QuemVe.module.css';

interface ColaboradoresProps {
  readonly documento: Documento;
  readonly onClose: () => void;
}

/** Who of other units helps to write the draft: who holds it calls people and takes them off. */
export const Colaboradores = ({ documento, onClose }: ColaboradoresProps) => {
  const text = useText();
  const titleId = useId();
  const { colaboradores = [] } = documento;
  const acts = useColaboradores(documento.id);
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {text('colaboracao.tituloDe', { documento: documentName(documento) })}
      </DialogTitle>
      <DialogContent>
        <p className="sub">{text('colaboracao.texto')}</p>
        {colaboradores.length === 0 ? (
          <p className={styles.alone}>{text('colaboracao.ninguem')}</p>
        ) : (
          <ul className={styles.reasons} aria-label={text('colaboracao.lista')}>
            {colaboradores.map(({ id, nome, unidade, desde }) => (
              <li key={id}>
                <UserRound size={16} aria-hidden="true" />
                <span className="grow">
                  <b>{nome}</b>
                  <span className="sm sub">
                    {text('colaboracao.linha', { unidade, dia: formatDay(desde) })}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={text('colaboracao.retirarDe', { nome })}
                  loading={acts.busy === id}
                  onClick={() => acts.retirar(id, nome)}
                >
                  {text('colaboracao.retirar')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Incluir id={documento.id} onInclude={acts.incluir} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('colaboracao.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface IncluirProps {
  readonly id: number;
  readonly onInclude: (pessoa: Pessoa) => Promise<void>;
}

/** Chooses who helps. */
const Incluir = ({ id, onInclude }: IncluirProps) => {
  const text = useText();
  return (
    <EscolherPessoa
      texts={{
        label: text('colaboracao.pessoa'),
        button: text('colaboracao.incluir'),
        nobody: text('colaboracao.escolha'),
      }}
      source={`colaborador/${id}`}
      search={async (q, signal) => {
        const asked = { params: { id }, query: { q, pageSize: 20 } };
        return (await call(colaboracaoApi.possiveis, asked, { signal, quiet: true })).itens;
      }}
      onChoose={onInclude}
    />
  );
};
