/** Prints the options this process was started with. */
const { pid, execArgv, argv, env } = process;
const malloc = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('MALLOC_')));
const told = { pid, malloc, options: execArgv, words: argv.slice(2) };
if (process.send) process.send(told, () => process.disconnect());
else process.stdout.write(JSON.stringify({ told }));
