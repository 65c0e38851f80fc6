-- A process also goes to another archive as a package of its own, made and kept as the other forms of it are.
alter table impressao drop constraint impressao_formato_check;
alter table impressao add constraint impressao_formato_check check (formato in ('PDF', 'ZIP', 'BAGIT'));
