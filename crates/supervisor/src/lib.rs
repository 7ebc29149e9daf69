//! The parent of a rank: drain, /proc and node sources, how a run ended, merge of a node.
