import Button from '@mui/material/Button';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { loteApi } from '#schemas/api/lote.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { LoteFields } from '#src/conteudo/lote/LoteFields.tsx';
import { useLoteForm } from '#src/conteudo/lote/use-lote-form.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import pages from '#src/conteudo/Cadastro.module.css';

const blank = { assunto: '', observacoes: '' };

/** A new lot: about what. What goes in it comes on its page, where it leads. */
export const LoteCadastro = () => {
  const text = useText();
  const navigate = useNavigate();
  const made = useRef(false);
  const criar = useAct(loteApi.criar, { refresh: contentReads, ownError: true });
  const form = useLoteForm(blank, async (escrito) => {
    const { id, numero } = await criar.act({ body: { ...escrito, conteudoIds: [] } });
    made.current = true;
    notify(text('loteTela.novo.feito', { numero }));
    void navigate(consultaPath(id, tipoConteudo.lote), { replace: true, state: { incluir: true } });
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  const { assunto, observacoes } = form.value;
  return (
    <>
      <PageHeader
        title={text('loteTela.novo.titulo')}
        pageName={text('loteTela.novo.titulo')}
        subtitle={text('loteTela.novo.subtitulo')}
      />
      <form className={pages.alone} noValidate onSubmit={send}>
        <Sheet>
          <div className={pages.fields}>
            <LoteFields
              value={form.value}
              erros={form.erros}
              autoFocus
              subject={form.subject}
              onChange={form.onChange}
            />
            <Button
              className={pages.create}
              type="submit"
              variant="contained"
              color="primary"
              loading={form.busy}
            >
              {text('loteTela.novo.criar')}
            </Button>
          </div>
        </Sheet>
      </form>
      <LeaveGuard
        name={text('loteTela.novo.titulo')}
        when={() => !made.current && (assunto.trim() !== '' || observacoes.trim() !== '')}
      />
    </>
  );
};
