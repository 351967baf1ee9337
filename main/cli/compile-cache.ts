import { enableCompileCache } from 'node:module';

// Loaded before a command (`node --import`): four fifths of the time of printing one game was reading and compiling sources. Node keeps
// what it has compiled in the system's temporary folder, by content, and does without where it cannot write there.
enableCompileCache();
