import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useRef, useState, type FormEvent } from 'react';
import { processoApi } from '#schemas/api/processo.ts';
import { EscolherTipo, useListOfTypes } from '#src/conteudo/tipos/EscolherTipo.tsx';
import { SemTipos } from '#src/conteudo/tipos/SemTipos.tsx';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { useSession } from '#src/session/session-store.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { classes } from '#src/ui/classes.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '#src/conteudo/Cadastro.module.css';
import { useNovoProcesso } from './use-novo-processo.ts';

/** A new process: of which type, about what. */
export const ProcessoCadastro = () => {
  const text = useText();
  const [busca, setBusca] = useState('');
  const q = useDeferredValue(busca.trim());
  const tipos = useRead(
    processoApi.tipos,
    { query: { q, pageSize: 100 } },
    { ownError: true, keepPrevious: true },
  );
  const novo = useNovoProcesso();
  const { list, toList } = useListOfTypes();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = await novo.create();
    if (missing === 'tipo') toList();
    if (missing === 'assunto') field.current?.focus();
  };
  // what an earlier search found nothing of is not what there is
  if (q === '' && !tipos.isPlaceholderData && tipos.data?.itens.length === 0) return <NenhumTipo />;
  return (
    <>
      <PageHeader
        title={text('processoEdicao.novo.titulo')}
        pageName={text('processoEdicao.novo.pagina')}
        subtitle={text('processoEdicao.novo.subtitulo')}
      />
      <div className={styles.page}>
        <EscolherTipo
          tipos={tipos}
          palavras={{
            pesquisar: text('processoEdicao.novo.pesquisar'),
            achados: tipos.data && text('processoEdicao.novo.achados', { count: tipos.data.itens.length }),
            falhou: text('processoEdicao.novo.falhou'),
            nenhum: text('processoEdicao.novo.nenhum'),
            nenhumTexto: text('processoEdicao.novo.nenhumTexto'),
            grupo: text('processoEdicao.novo.tipos'),
          }}
          busca={busca}
          onBusca={setBusca}
          chosen={novo.tipo}
          onChoose={({ id }) => novo.choose(id)}
          error={novo.errors.tipo}
          list={list}
        />
        <Sheet className={classes(styles.form, novo.tipo !== undefined && styles.chosen)}>
          <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              inputRef={field}
              label={text('processoEdicao.novo.assunto')}
              value={novo.assunto}
              multiline
              minRows={2}
              error={novo.errors.assunto !== undefined}
              helperText={novo.errors.assunto}
              slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
              onChange={(event) => novo.write(event.target.value.replace(/\n/g, ' '))}
            />
            {novo.parteDe !== undefined && <p className="sm sub">{text('processoEdicao.novo.parteDe')}</p>}
            {novo.errors.refusal !== undefined && (
              <p className={styles.error} role="alert">
                {novo.errors.refusal}
              </p>
            )}
            <Button type="submit" variant="contained" className={styles.create} loading={novo.busy}>
              {text('processoEdicao.novo.abrir')}
            </Button>
          </form>
        </Sheet>
      </div>
      <LeaveGuard when={novo.unsaved} name={text('processoEdicao.novo.pagina')} />
    </>
  );
};

/** Why nothing can be opened, and who can change it. */
const NenhumTipo = () => {
  const text = useText();
  const units = useSession()?.dados.listaUsuarioDepartamento.length ?? 0;
  const mayRead = useCan('tipoProcessoListar');
  return (
    <SemTipos
      title={text('processoEdicao.novo.titulo')}
      pageName={text('processoEdicao.novo.pagina')}
      semTipos={text('processoEdicao.novo.semTipos')}
      verTipos={
        mayRead
          ? { to: '/administracao/tipo-processo', texto: text('processoEdicao.novo.verTipos') }
          : undefined
      }
    >
      {text(units > 1 ? 'processoEdicao.novo.semTiposUnidades' : 'processoEdicao.novo.semTiposTexto')}
    </SemTipos>
  );
};
