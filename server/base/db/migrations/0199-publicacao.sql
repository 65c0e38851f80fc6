-- What the public page shows and how it is found: the number, the subject and the text (A, D), and neither the people, nor the
-- fields of the type, nor what the attachments say, which are not published.
alter table documento add column publicar_ao_assinar boolean not null default false;
alter table documento add column busca_publica tsvector;

update documento d set busca_publica = ts_filter(c.busca, '{a,d}')
from conteudo c where c.id = d.id and d.publicado_em is not null;

create index documento_publicado on documento (publicado_em desc, id desc) where publicado_em is not null;
create index documento_busca_publica on documento using gin (busca_publica) where publicado_em is not null;
