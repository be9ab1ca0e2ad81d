/** A process that tells how it was started. */
const { pid, execArgv, argv, env } = process;
const told = { pid, arenas: env.MALLOC_ARENA_MAX, options: execArgv, words: argv.slice(2) };
if (process.send) process.send(told, () => process.disconnect());
else process.stdout.write(JSON.stringify({ told }));
