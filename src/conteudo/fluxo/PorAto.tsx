import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import styles from './Fluxo.module.css';

interface PorAtoProps {
  readonly atividade: AtividadeFluxo;
}

/** What an activity asks to be done elsewhere: an act on the content, or a document of its own. */
export const PorAto = ({ atividade }: PorAtoProps) => {
  const text = useText();
  const { especie, posso, documento } = atividade;
  switch (especie) {
    case 'ASSINAR':
    case 'TRAMITAR':
    case 'JUNTAR':
      return posso ? <p className="sm">{text(`atividades.pedeAto.${especie}`)}</p> : null;
    case 'CRIAR_DOCUMENTO':
      if (!documento) return posso ? <Begin atividade={atividade} /> : null;
      return (
        <p className="sm">
          <Link to={consultaPath(documento.id, documento.tipo)}>
            {text('atividades.documento', { nome: documento.numero ?? documento.assunto })}
          </Link>{' '}
          <span className="sub">{text('atividades.documentoEspera')}</span>
        </p>
      );
    default:
      return null;
  }
};

const Begin = ({ atividade: { id, conteudo } }: PorAtoProps) => {
  const text = useText();
  const go = useNavigate();
  const [assunto, setAssunto] = useState(conteudo.assunto);
  const begin = useAct(fluxoAtividadeApi.criarDocumento, { refresh: [fluxoAtividadeApi.listar] });
  return (
    <div className={styles.fields}>
      <TextInput
        label={text('atividades.assunto')}
        required
        value={assunto}
        inputProps={{ maxLength: 500 }}
        onChange={(event) => setAssunto(event.target.value)}
      />
      <div className={styles.row}>
        <Button
          variant="contained"
          size="small"
          disabled={begin.isPending || assunto.trim() === ''}
          onClick={() =>
            void quietly(begin.act({ params: { id }, body: { assunto: assunto.trim() } }), ({ abertas }) => {
              const made = abertas.find((one) => one.id === id)?.documento;
              if (made) void go(`/principal/documento/edicao/${made.id}`);
            })
          }
        >
          {text('atividades.criarDocumento')}
        </Button>
      </div>
    </div>
  );
};
