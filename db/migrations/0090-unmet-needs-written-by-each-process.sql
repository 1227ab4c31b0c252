-- Searches are counted in each process, which writes its own: the queue's schedule woke one of several.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'write-unmet-needs';
  end if;
end $$;
